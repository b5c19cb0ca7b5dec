import { Periodic } from '../periodic.ts'
import type { RoundDependencies } from '../rounds/round-dependencies.ts'
import { endWaiting } from './end-waiting.ts'
import { returnRaises } from './raises/return-raises.ts'

/** Gives raises back that have no certain answer, and ends what nobody plays on. */
export class InstantKeeper extends Periodic {
  readonly #deps: RoundDependencies

  constructor(deps: RoundDependencies) {
    super('keeper of instant rounds', deps.log)
    this.#deps = deps
  }

  override async run(): Promise<void> {
    await returnRaises(this.#deps)
    await endWaiting(this.#deps)
  }
}
