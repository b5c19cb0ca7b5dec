import type { Clock, Rng } from '@baize/server-kit/outside'
import { newToken, tokenHash } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Database, Queryable } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import type { CookieJar } from '../../../kernel/http/handlers.ts'
import { ownRoles } from '../people/standing.ts'
import { permissionsOf } from '../roles/permissions-of.ts'
import { type EndedWhy, tables } from '../tables.ts'

const idleMs = 30 * 60_000
const absoluteMs = 10 * 3_600_000
const deskSeconds = 365 * 86_400

/** Name of the cookie of an operator's browser, without its `__Host-` prefix. Members have another. */
export const deskCookie = 'desk'

/** Where an operator signs in from. */
export interface From {
  address: string
  /** What the browser says that it is. */
  agent: string
  cookies: CookieJar
}

interface Given {
  token: string
  /** What the browser's own cookie holds. */
  desk: string | null
  /** The page asks by itself, so that nobody need be there. */
  isBackground: boolean
}

/** Sessions of operators: opaque tokens, stored hashed and bound to the browser that they were issued to. Ended ones are kept. */
export class DeskSessions {
  readonly #database: Database
  readonly #clock: Clock
  readonly #rng: Rng

  constructor({ database, clock, rng }: { database: Database; clock: Clock; rng: Rng }) {
    this.#database = database
    this.#clock = clock
    this.#rng = rng
  }

  /** Opens a session in the caller's browser, and answers its token and what the browser is known by. */
  async open(tx: Queryable, operatorId: bigint, from: From, { mustChange }: { mustChange: boolean }) {
    const [now, token] = [this.#clock.now(), newToken(this.#rng)]
    const desk = from.cookies.read(deskCookie) ?? newToken(this.#rng)
    await tables(tx)
      .insertInto('operators.session')
      .values({
        ...{ operator_id: operatorId, token_hash: tokenHash(token), desk_hash: tokenHash(desk) },
        ...{ address: from.address, agent: from.agent, must_change: mustChange, created_at: now, acted_at: now },
        expires_at: new Date(now.getTime() + absoluteMs),
      })
      .execute()
    from.cookies.writeHostStrict(deskCookie, desk, deskSeconds)
    return { token, desk }
  }

  /**
   * The operator behind a token in this browser, with what their roles allow at this moment; null for a token that no operator
   * was ever given.
   * @throws ApiError session_expired for one that has ended or is another browser's, account_blocked
   */
  async find({ token, desk, isBackground }: Given): Promise<OperatorCaller | null> {
    const db = this.#database.kysely
    const row = await tables(db)
      .selectFrom('operators.session as s')
      .innerJoin('operators.operator as o', 'o.id', 's.operator_id')
      .innerJoin('identity.account_state as a', 'a.account_id', 'o.id')
      .select(['s.id', 's.desk_hash', 's.acted_at', 's.expires_at', 's.ended_at', 's.must_change'])
      .select(['o.id as operator_id', 'o.person_id', 'o.blocked', 'a.username'])
      .select(sql<string[]>`array(select role from operators.grant where operator_id = o.id order by role)`.as('roles'))
      .where('s.token_hash', '=', tokenHash(token))
      .executeTakeFirst()
    if (!row) return null
    if (row.ended_at || !desk || !tokenHash(desk).equals(row.desk_hash)) throw new ApiError('session_expired')
    if (row.blocked) throw new ApiError('account_blocked')
    const now = this.#clock.now()
    if (row.expires_at <= now) return this.#over(row.id, 'expired')
    if (now.getTime() - row.acted_at.getTime() > idleMs) return this.#over(row.id, 'idle')
    if (!isBackground) await this.#touch(row.id, now)
    const { operator_id: operatorId, person_id: personId, username, roles, must_change: mustChange } = row
    const permissions = permissionsOf(roles, await ownRoles(db))
    return {
      kind: 'operator',
      sessionId: row.id.toString(),
      operatorId,
      personId,
      username,
      roles,
      permissions,
      mustChange,
    }
  }

  /** Ends a session that is open; answers whose it was. */
  async end(db: Queryable, id: bigint, why: EndedWhy): Promise<bigint | null> {
    const ended = await this.#ending(db, why).where('id', '=', id).returning('operator_id').executeTakeFirst()
    return ended?.operator_id ?? null
  }

  /** Ends an operator's sessions, all or all but one. */
  async endAll(db: Queryable, operatorId: bigint, why: EndedWhy, keep?: string): Promise<void> {
    await this.#ending(db, why)
      .where('operator_id', '=', operatorId)
      .$if(keep !== undefined, query => query.where('id', '!=', BigInt(keep!)))
      .execute()
  }

  /** A new token for a session whose password was just changed; the old one dies. */
  async rotate(tx: Queryable, sessionId: string): Promise<string> {
    const token = newToken(this.#rng)
    await tables(tx)
      .updateTable('operators.session')
      .set({ token_hash: tokenHash(token), must_change: false })
      .where('id', '=', BigInt(sessionId))
      .execute()
    return token
  }

  /** Writes the end of sessions whose hours are over. */
  async endExpired(): Promise<void> {
    const [db, now] = [this.#database.kysely, this.#clock.now()]
    await this.#ending(db, 'expired').where('expires_at', '<=', now).execute()
    const idleSince = new Date(now.getTime() - idleMs)
    await this.#ending(db, 'idle').where('acted_at', '<', idleSince).execute()
  }

  #ending(db: Queryable, why: EndedWhy) {
    const ended_at = this.#clock.now()
    return tables(db).updateTable('operators.session').set({ ended_at, why }).where('ended_at', 'is', null)
  }

  async #over(id: bigint, why: EndedWhy): Promise<never> {
    await this.end(this.#database.kysely, id, why)
    throw new ApiError('session_expired')
  }

  async #touch(id: bigint, now: Date): Promise<void> {
    await tables(this.#database.kysely)
      .updateTable('operators.session')
      .set({ acted_at: now })
      .where('id', '=', id)
      .execute()
  }
}
