import { instantTitles } from '@baize/game-kit/instant/index'
import type { RawBuilder, SqlBool } from 'kysely'
import type { RoundDependencies, StoredRound } from '../rounds/round-dependencies.ts'
import { StudioError } from '../studio-error.ts'
import { choicesOf, playStored } from './instant-rounds.ts'

const codesByClock = instantTitles.filter(({ table }) => table.endsByClock).map(({ code }) => code)

/**
 * When rounds of the clock end, by their ids. Their ends follow from their seeds and are worth as much, so that no row says
 * them: whoever looks works them out, and keeps them in memory.
 */
export class DrawnEnds {
  readonly #deps: RoundDependencies
  #endsAtMs = new Map<string, number>()

  constructor(deps: RoundDependencies) {
    this.#deps = deps
  }

  /** Ids of rounds that came to their drawn end by a moment, among those that `which` is true of. */
  async due(until: Date, which: RawBuilder<SqlBool>): Promise<string[]> {
    const { db } = this.#deps
    const playing = await db
      .selectFrom('studio.round')
      .select('id')
      .where('state', '=', 'playing')
      .where('game_code', 'in', codesByClock)
      .where(which)
      .execute()
    const ids = new Set(playing.map(({ id }) => id))
    const unknown = [...ids].filter(id => !this.#endsAtMs.has(id))
    const rounds = unknown.length
      ? await db
          .selectFrom('studio.round')
          .selectAll()
          .where('id', 'in', unknown)
          .where('state', '=', 'playing')
          .execute()
      : []
    for (const round of rounds) this.#endsAtMs.set(round.id, await drawnEndOf(this.#deps, round))
    this.#endsAtMs = new Map([...this.#endsAtMs].filter(([id]) => ids.has(id)))
    return [...this.#endsAtMs].flatMap(([id, endsAtMs]) => (endsAtMs <= until.getTime() ? [id] : []))
  }
}

/** When a round that waits comes to its drawn end; infinity where it has none, or nobody knows its rules any more. */
export async function drawnEndOf(deps: RoundDependencies, round: StoredRound): Promise<number> {
  try {
    const { endsMs } = await playStored(deps, deps.db, round, await choicesOf(deps.db, round.id))
    return endsMs === null ? Number.POSITIVE_INFINITY : (round.started_at?.getTime() ?? 0) + endsMs
  } catch (error) {
    if (!(error instanceof StudioError) || error.code !== 'game_closed') throw error
    return Number.POSITIVE_INFINITY
  }
}
