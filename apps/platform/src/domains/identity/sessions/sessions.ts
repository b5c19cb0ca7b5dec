import type { Clock, Rng } from '@baize/server-kit/outside'
import { newToken, tokenHash } from '@baize/server-kit/outside'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Database, Queryable } from '../../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import type { CookieJar } from '../../../kernel/http/handlers.ts'
import { isLockedOut } from '../locks/locks.ts'
import { tables } from '../tables.ts'
import { ticketColumns } from './change-tickets.ts'

const idleMs = 30 * 60_000
const absoluteMs = 12 * 3_600_000
const deviceSeconds = 365 * 86_400
const touchAfterMs = 60_000

/** Name of the device cookie, without its `__Host-` prefix. */
export const deviceCookie = 'device'
/** Readable hint for the server render that someone is signed in here. It grants nothing. */
const signedInCookie = 'signed-in'

export interface SessionsDependencies {
  database: Database
  clock: Clock
  rng: Rng
  /** Told after a session ended, so that what hangs on it can end too. */
  onSignOut: (sessionId: string, accountId: bigint) => Promise<void>
}

interface OpenHow {
  mustChange?: boolean
  rememberAs?: string | null
  changeTicket?: string | null
}

/** Sessions are opaque tokens, stored hashed and bound to the device that they were issued to (ruling 3). */
export class Sessions {
  readonly #database: Database
  readonly #clock: Clock
  readonly #rng: Rng
  readonly #onSignOut: SessionsDependencies['onSignOut']

  constructor(deps: SessionsDependencies) {
    this.#database = deps.database
    this.#clock = deps.clock
    this.#rng = deps.rng
    this.#onSignOut = deps.onSignOut
  }

  /**
   * Opens a session for an account on the caller's device, which is known to it from then on, and notes when and from where it signed
   * in, all in one statement; the device cookie is set when missing.
   * @param how.changeTicket stands in for the password that was just typed
   */
  async open(
    tx: Queryable,
    accountId: bigint,
    address: string,
    cookies: CookieJar,
    { mustChange = false, rememberAs = null, changeTicket = null }: OpenHow = {},
  ): Promise<string> {
    const now = this.#clock.now()
    const token = newToken(this.#rng)
    const device = cookies.read(deviceCookie) ?? newToken(this.#rng)
    await tables(tx)
      .with('known', db =>
        db
          .insertInto('identity.known_device')
          .values({ account_id: accountId, device_hash: tokenHash(device), seen_at: now })
          .onConflict(conflict => conflict.columns(['account_id', 'device_hash']).doUpdateSet({ seen_at: now })),
      )
      .with('noted', db =>
        db
          .insertInto('identity.sign_in')
          .values({ account_id: accountId, at: now, address })
          .onConflict(conflict => conflict.doNothing()),
      )
      .insertInto('identity.session')
      .values({
        token_hash: tokenHash(token),
        device_hash: tokenHash(device),
        account_id: accountId,
        address,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + absoluteMs),
        must_change: mustChange,
        remember_as: rememberAs,
        ...ticketColumns(changeTicket, now),
      })
      .execute()
    cookies.write(deviceCookie, device, deviceSeconds)
    cookies.writeReadable(signedInCookie, '1', absoluteMs / 1000)
    return token
  }

  /**
   * The session behind a token on this device.
   * @throws ApiError session_expired for an unknown, idle, expired or foreign token; account_blocked
   */
  async find(token: string, device: string | null): Promise<MemberCaller> {
    const now = this.#clock.now()
    const row = await tables(this.#database.kysely)
      .selectFrom('identity.session as s')
      .innerJoin('identity.account as a', 'a.id', 's.account_id')
      .select(['s.id', 's.device_hash', 's.last_seen_at', 's.expires_at', 's.must_change', 'a.id as account_id'])
      .select(['a.username', 'a.agent_type', 'a.status', 'a.sign_in_locked_until'])
      .select(eb => eb('a.closed_until', '>', now).as('is_closed'))
      .where('s.token_hash', '=', tokenHash(token))
      .executeTakeFirst()
    const alive = row && row.expires_at > now && now.getTime() - row.last_seen_at.getTime() <= idleMs
    if (!alive || !device || !tokenHash(device).equals(row.device_hash)) throw new ApiError('session_expired')
    if (isLockedOut(row, now)) throw new ApiError('account_blocked')
    if (now.getTime() - row.last_seen_at.getTime() > touchAfterMs) await this.#touch(row.id, now)
    return {
      kind: 'member',
      sessionId: row.id.toString(),
      memberId: row.account_id,
      username: row.username,
      agentType: row.agent_type,
      mustChange: row.must_change,
      isClosed: row.is_closed === true,
    }
  }

  /** Ends a session by its member's wish. */
  async end(sessionId: string, cookies: CookieJar): Promise<void> {
    const gone = await tables(this.#database.kysely)
      .deleteFrom('identity.session')
      .where('id', '=', BigInt(sessionId))
      .returning('account_id')
      .executeTakeFirst()
    cookies.writeReadable(signedInCookie, '', 0)
    if (gone) await this.ended(gone.account_id, [sessionId])
  }

  /** Ends the sessions whose hours are over. */
  async endExpired(): Promise<void> {
    const gone = await tables(this.#database.kysely)
      .deleteFrom('identity.session')
      .where('expires_at', '<=', this.#clock.now())
      .returning(['id', 'account_id'])
      .execute()
    for (const { id, account_id } of gone) await this.ended(account_id, [id.toString()])
  }

  /** Takes an account's sessions away, all or all but one. Hand what it answers to {@link ended} after the commit. */
  async endAll(tx: Queryable, accountId: bigint, keep?: { sessionId?: string; token?: string }): Promise<string[]> {
    const rows = await tables(tx)
      .deleteFrom('identity.session')
      .where('account_id', '=', accountId)
      .$if(keep?.sessionId !== undefined, query => query.where('id', '!=', BigInt(keep!.sessionId!)))
      .$if(keep?.token !== undefined, query => query.where('token_hash', '!=', tokenHash(keep!.token!)))
      .returning('id')
      .execute()
    return rows.map(({ id }) => id.toString())
  }

  async ended(accountId: bigint, sessionIds: readonly string[]): Promise<void> {
    await Promise.all(sessionIds.map(id => this.#onSignOut(id, accountId)))
  }

  /** True when a session that was let in before may still be served. */
  async lives(sessionId: string): Promise<boolean> {
    const row = await tables(this.#database.kysely)
      .selectFrom('identity.session')
      .select('id')
      .where('id', '=', BigInt(sessionId))
      .where('expires_at', '>', this.#clock.now())
      .executeTakeFirst()
    return row !== undefined
  }

  /** A new token for a session whose password was just changed; the old one dies. */
  async rotate(tx: Queryable, sessionId: string): Promise<string> {
    const token = newToken(this.#rng)
    await tables(tx)
      .updateTable('identity.session')
      .set({
        token_hash: tokenHash(token),
        must_change: false,
        remember_as: null,
        ...ticketColumns(null, this.#clock.now()),
      })
      .where('id', '=', BigInt(sessionId))
      .execute()
    return token
  }

  async #touch(id: bigint, now: Date): Promise<void> {
    await tables(this.#database.kysely)
      .updateTable('identity.session')
      .set({ last_seen_at: now })
      .where('id', '=', id)
      .execute()
  }
}
