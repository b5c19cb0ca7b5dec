import { Periodic } from '../periodic.ts'
import type { RoundDependencies } from '../rounds/round-dependencies.ts'
import { DueIds, idsIn } from '../rounds/round-ids.ts'
import { endWaiting } from './end-waiting.ts'
import { returnRaises } from './raises/return-raises.ts'

/** Gives raises back that have no certain answer, and ends what nobody plays on. */
export class InstantKeeper extends Periodic {
  readonly #deps: RoundDependencies
  readonly #dueIds = new DueIds()

  constructor(deps: RoundDependencies) {
    super('keeper of instant rounds', deps.log)
    this.#deps = deps
  }

  override async run(): Promise<void> {
    await returnRaises(this.#deps)
    await endWaiting(this.#deps, idsIn(this.#dueIds.at(this.#deps.outside.now())))
  }
}
