import type { Clock, Rng } from '@baize/server-kit/outside'
import { newToken, tokenHash } from '@baize/server-kit/outside'
import type { Database, Queryable } from '../../../kernel/database/open-database.ts'
import { type EndedWhy, tables } from '../tables.ts'
import type { From } from './desk-cookie.ts'

/** A session locks when nobody has done anything for so long. */
export const lockAfterMs = 15 * 60_000
/** And ends when it was locked for so long. */
const endAfterMs = lockAfterMs + 60 * 60_000
const absoluteMs = 10 * 3_600_000

interface Opening {
  /** What the browser is known by. */
  desk: string
  mustChange: boolean
  /** The factor was proven; otherwise the session enrols one and does nothing else. */
  isProven: boolean
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

  /** Opens a session and answers its token. */
  async open(tx: Queryable, operatorId: bigint, from: From, { desk, mustChange, isProven }: Opening): Promise<string> {
    const [now, token] = [this.#clock.now(), newToken(this.#rng)]
    await tables(tx)
      .insertInto('operators.session')
      .values({
        ...{ operator_id: operatorId, token_hash: tokenHash(token), desk_hash: tokenHash(desk) },
        ...{ address: from.address, agent: from.agent, must_change: mustChange, created_at: now, acted_at: now },
        proven_at: isProven ? now : null,
        expires_at: new Date(now.getTime() + absoluteMs),
      })
      .execute()
    return token
  }

  /** Why a session is over at this moment; null while it is not. */
  overSince({ acted_at, expires_at }: { acted_at: Date; expires_at: Date }): EndedWhy | null {
    const now = this.#clock.now()
    if (expires_at <= now) return 'expired'
    return now.getTime() - acted_at.getTime() > endAfterMs ? 'idle' : null
  }

  /** Notes that the operator did something. */
  async act(db: Queryable, sessionId: string, at: Date): Promise<void> {
    await this.#one(db, sessionId).set({ acted_at: at }).execute()
  }

  /** Notes that the factor was proven now. */
  async prove(tx: Queryable, sessionId: string): Promise<void> {
    await this.#one(tx, sessionId).set({ proven_at: this.#clock.now() }).execute()
  }

  /** A new token for a session whose password was just changed; the old one dies. */
  async rotate(tx: Queryable, sessionId: string): Promise<string> {
    const token = newToken(this.#rng)
    await this.#one(tx, sessionId)
      .set({ token_hash: tokenHash(token), must_change: false })
      .execute()
    return token
  }

  /** Ends a session that is open; answers whose it was. */
  async end(db: Queryable, id: bigint, why: EndedWhy): Promise<bigint | null> {
    const ended = await this.#ending(db, why).where('id', '=', id).returning('operator_id').executeTakeFirst()
    return ended?.operator_id ?? null
  }

  /** Ends an operator's sessions, all or all but one, and sign-ins that are under way. */
  async endAll(db: Queryable, operatorId: bigint, why: EndedWhy, keep?: string): Promise<void> {
    await this.#ending(db, why)
      .where('operator_id', '=', operatorId)
      .$if(keep !== undefined, query => query.where('id', '!=', BigInt(keep!)))
      .execute()
    await tables(db).deleteFrom('operators.challenge').where('operator_id', '=', operatorId).execute()
  }

  /** Writes the end of sessions whose time is over, and forgets challenges and links that nobody met. */
  async endExpired(): Promise<void> {
    const [db, now] = [this.#database.kysely, this.#clock.now()]
    await this.#ending(db, 'expired').where('expires_at', '<=', now).execute()
    const idleSince = new Date(now.getTime() - endAfterMs)
    await this.#ending(db, 'idle').where('acted_at', '<', idleSince).execute()
    for (const table of ['operators.challenge', 'operators.passkey_challenge', 'operators.enrolment_link'] as const)
      await tables(db).deleteFrom(table).where('expires_at', '<=', now).execute()
  }

  #one(db: Queryable, sessionId: string) {
    return tables(db).updateTable('operators.session').where('id', '=', BigInt(sessionId))
  }

  #ending(db: Queryable, why: EndedWhy) {
    const ended_at = this.#clock.now()
    return tables(db).updateTable('operators.session').set({ ended_at, why }).where('ended_at', 'is', null)
  }
}
