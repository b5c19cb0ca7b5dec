import { Periodic } from '../periodic.ts'
import type { RoundDependencies } from '../rounds/round-dependencies.ts'
import { endWaiting } from './end-waiting.ts'

/** Ends what nobody plays on. */
export class InstantKeeper extends Periodic {
  readonly #deps: RoundDependencies

  constructor(deps: RoundDependencies) {
    super('keeper of instant rounds', deps.log)
    this.#deps = deps
  }

  override run(): Promise<void> {
    return endWaiting(this.#deps)
  }
}
