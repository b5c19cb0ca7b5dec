import { sql } from 'kysely'
import { Periodic } from '../periodic.ts'
import type { RoundDependencies } from '../rounds/round-dependencies.ts'
import { DueIds, idsIn } from '../rounds/round-ids.ts'
import { DrawnEnds } from './drawn-ends.ts'
import { dueSince, endWaiting, isOutOfTime, isRound } from './end-waiting.ts'
import { returnRaises } from './raises/return-raises.ts'

/** Gives raises back that have no certain answer, and ends what nobody plays on. */
export class InstantKeeper extends Periodic {
  readonly #deps: RoundDependencies
  readonly #dueIds = new DueIds()
  readonly #drawnEnds: DrawnEnds

  constructor(deps: RoundDependencies) {
    super('keeper of instant rounds', deps.log)
    this.#deps = deps
    this.#drawnEnds = new DrawnEnds(deps)
  }

  override async run(): Promise<void> {
    await returnRaises(this.#deps)
    const now = this.#deps.outside.now()
    const which = idsIn(this.#dueIds.at(now))
    for (const id of await this.#drawnEnds.due(dueSince(now), which)) await endWaiting(this.#deps, isRound(id))
    await endWaiting(this.#deps, sql`${isOutOfTime(now)} and ${which}`)
  }
}
