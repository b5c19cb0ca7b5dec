import type { MatchAct } from '@baize/game-kit/pvp/conduct/state'
import { sql } from 'kysely'
import { LeaseLost, type ShardDependencies } from '../../rooms-dependencies.ts'

interface WaitingAct {
  match: string
  /** Its number in the match, from 0. */
  n: number
  body: string
  stored(): void
  failed(error: unknown): void
}

/**
 * Stores the acts of all matches of a shard. Acts that come while one statement is under way wait, and the next statement takes all of
 * them: the more is played, the fewer commits an act costs.
 */
export class ActWriter {
  readonly #deps: ShardDependencies
  #waiting: WaitingAct[] = []
  #isWriting = false

  constructor(deps: ShardDependencies) {
    this.#deps = deps
  }

  /**
   * Resolves when an accepted act is durable; nothing of it may be told before.
   * @throws LeaseLost when the lease has passed on: then the act was not stored
   */
  store(match: string, n: number, act: MatchAct): Promise<void> {
    return new Promise((stored, failed) => {
      this.#waiting.push({ match, n, body: JSON.stringify(act), stored, failed })
      if (!this.#isWriting) void this.#writeAll()
    })
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true
    while (this.#waiting.length > 0) {
      const group = this.#waiting
      this.#waiting = []
      await this.#write(group)
    }
    this.#isWriting = false
  }

  async #write(group: readonly WaitingAct[]): Promise<void> {
    try {
      await this.#insert(group)
      for (const { stored } of group) stored()
    } catch (error) {
      if (error instanceof LeaseLost || group.length === 1) for (const { failed } of group) failed(error)
      // An act that cannot be stored, such as a number that is taken, must not stop the other matches.
      else for (const act of group) await this.#write([act])
    }
  }

  async #insert(group: readonly WaitingAct[]): Promise<void> {
    const { db, shard, fence } = this.#deps
    const { numAffectedRows } = await sql`
      with lease as (select code from studio.room_lease where code = ${shard} and fence = ${fence} for share)
      insert into studio.match_event (match_id, n, body) select a.match_id, a.n, a.body from lease,
        unnest(${group.map(({ match }) => match)}::text[], ${group.map(({ n }) => n)}::int[], ${group.map(({ body }) => body)}::text[])
          as a (match_id, n, body)`.execute(db)
    if (numAffectedRows === 0n) throw new LeaseLost(shard)
  }
}
