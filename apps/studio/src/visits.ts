import type { Vault } from '@baize/server-kit/secrets/vault'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { StudioOutside } from './outside.ts'
import { newSecret, secretHash } from './outside.ts'
import type { StudioDatabase } from './studio-database.ts'
import { StudioError } from './studio-error.ts'
import type { StudioTables } from './tables.ts'

export type Visit = Selectable<StudioTables['studio.visit']>

const ticketMs = 60_000
const visitMs = 12 * 3_600_000

/** What tokens of the wallet are sealed for. */
export const tokenContext = 'wallet-token'

export interface NewVisit {
  walletToken: string
  userId: string
  gameCode: string
  currency: string
  language: string
  mode: 'real' | 'play'
  backUrl: string
  maxSeries: number
  peerTags: string[]
  roomId: string | null
}

/** Visits to games: a ticket opens the page once, a secret speaks for the page afterwards. */
export class Visits {
  readonly #db: StudioDatabase
  readonly #outside: Pick<StudioOutside, 'now'>
  readonly #vault: Vault

  constructor(db: StudioDatabase, outside: Pick<StudioOutside, 'now'>, vault: Vault) {
    this.#db = db
    this.#outside = outside
    this.#vault = vault
  }

  /** Answers the ticket, good once and for 60 seconds. */
  async prepare(visit: NewVisit): Promise<string> {
    const ticket = newSecret()
    const now = this.#outside.now()
    await this.#db
      .insertInto('studio.visit')
      .values({
        ticket_hash: secretHash(ticket),
        ticket_until: new Date(now.getTime() + ticketMs),
        secret_hash: null,
        wallet_token: this.#vault.sealText(visit.walletToken, tokenContext),
        user_id: visit.userId,
        game_code: visit.gameCode,
        currency: visit.currency,
        language: visit.language,
        mode: visit.mode,
        back_url: visit.backUrl,
        max_series: visit.maxSeries,
        peer_tags: visit.peerTags,
        room_id: visit.roomId,
        created_at: now,
        opened_at: null,
      })
      .execute()
    return ticket
  }

  /** Uses the ticket up. @throws StudioError visit_unknown for a used, late or invented ticket */
  async open(ticket: string): Promise<{ visit: Visit; secret: string }> {
    const secret = newSecret()
    const now = this.#outside.now()
    const visit = await this.#db
      .updateTable('studio.visit')
      .set({ secret_hash: secretHash(secret), opened_at: now })
      .where('ticket_hash', '=', secretHash(ticket))
      .where('opened_at', 'is', null)
      .where('ticket_until', '>=', now)
      .returningAll()
      .executeTakeFirst()
    if (!visit) throw new StudioError('visit_unknown')
    return { visit, secret }
  }

  /** The visit behind a bearer secret. @throws StudioError visit_unknown */
  async find(secret: string): Promise<Visit> {
    const visit = await this.#db
      .selectFrom('studio.visit')
      .selectAll()
      .where('secret_hash', '=', secretHash(secret))
      .where('opened_at', '>', new Date(this.#outside.now().getTime() - visitMs))
      .executeTakeFirst()
    if (!visit) throw new StudioError('visit_unknown')
    return visit
  }

  /** Forgets tickets that nobody used within a day. */
  async sweep(): Promise<void> {
    await this.#db
      .deleteFrom('studio.visit')
      .where('opened_at', 'is', null)
      .where('created_at', '<', sql<Date>`${this.#outside.now()}::timestamptz - interval '1 day'`)
      .execute()
  }
}
