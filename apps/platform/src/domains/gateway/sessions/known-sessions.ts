import { tokenHash } from '@baize/server-kit/outside'
import type { Database } from '../../../kernel/database/open-database.ts'
import type { AccountRef, Ledger } from '../../ledger/index.ts'
import { houseAccount, memberAccount } from '../../ledger/index.ts'
import { tables } from '../tables.ts'

/** What never changes about a game session: who plays what with which money, and the accounts behind it. */
export interface KnownSession {
  id: bigint
  memberId: bigint
  user: string
  providerCode: string
  vendorCode: string
  gameCode: string
  gameType: string
  book: 'REAL' | 'PLAY'
  currency: string
  /** What it plays with: the main wallet, or the one at the vendor. */
  wallet: 'MAIN' | 'VENDOR'
  walletAccount: bigint
  gamesAccount: bigint
  /** Pays the member's rebates. */
  rebateAccount: bigint
  /** The highest odds series that the member could choose at the launch. */
  maxSeries: number
}

/** The account that a session's stakes come from and its payouts go to. */
export const walletOf = (
  session: Pick<KnownSession, 'memberId' | 'wallet' | 'vendorCode' | 'currency' | 'book'>,
): AccountRef => {
  const { memberId, wallet, vendorCode, currency, book } = session
  return memberAccount(memberId, wallet, { currency, book, ...(wallet === 'VENDOR' ? { qualifier: vendorCode } : {}) })
}

/** The account that pays a session's rebates: play money comes from where all of it does. */
export const rebatePayer = ({ book, currency }: Pick<KnownSession, 'book' | 'currency'>): AccountRef =>
  houseAccount(book === 'REAL' ? 'REBATE_COST' : 'ISSUED', { book, currency })

const keptAtMost = 200_000

/** Sessions by their token. What may change (expiry, end, block) is asked of the database with each bet. */
export class KnownSessions {
  readonly #database: Database
  readonly #ledger: Ledger
  readonly #known = new Map<string, KnownSession>()

  constructor(deps: { database: Database; ledger: Ledger }) {
    this.#database = deps.database
    this.#ledger = deps.ledger
  }

  /** Null for a token that no launch made. */
  async find(token: string): Promise<KnownSession | null> {
    const known = this.#known.get(token)
    if (known) return known
    const row = await tables(this.#database.kysely)
      .selectFrom('launch.session_terms as s')
      .innerJoin('catalogue.game_type_of as g', 'g.code', 's.game_code')
      .select([
        's.session_id',
        's.member_id',
        's.provider_code',
        's.vendor_code',
        's.game_code',
        's.book',
        's.currency',
      ])
      .select(['g.game_type', 's.wallet', 's.max_series'])
      .where('token_hash', '=', tokenHash(token))
      .executeTakeFirst()
    if (!row) return null
    const { book, currency, wallet, vendor_code: vendorCode, member_id: memberId } = row
    const [walletAccount, gamesAccount, rebateAccount] = await this.#ledger.accountIds([
      walletOf({ memberId, wallet, vendorCode, currency, book }),
      houseAccount('GAMES', { currency, book, qualifier: vendorCode }),
      rebatePayer({ currency, book }),
    ])
    const session: KnownSession = {
      id: row.session_id,
      memberId,
      user: memberId.toString(),
      providerCode: row.provider_code,
      vendorCode,
      gameCode: row.game_code,
      gameType: row.game_type,
      book,
      currency,
      wallet,
      walletAccount: walletAccount!,
      gamesAccount: gamesAccount!,
      rebateAccount: rebateAccount!,
      maxSeries: row.max_series,
    }
    if (this.#known.size >= keptAtMost) this.#known.clear()
    this.#known.set(token, session)
    return session
  }
}
