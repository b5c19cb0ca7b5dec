import type { FairnessState } from '@baize/api/studio/slot'
import { Seeding } from '../../kit/seeding.ts'
import type { SeedCalls } from './seed-calls.ts'

/** The player's part of the seeds: it is made here, and sent when the studio waits for one. */
export class ClientSeed {
  readonly calls: SeedCalls
  readonly #onBroken: () => void
  #asking: Promise<void> | null = null

  /** @param onBroken called when the studio answers with another seed than it had promised */
  constructor(calls: SeedCalls, onBroken: () => void) {
    this.calls = calls
    this.#onBroken = onBroken
  }

  /** Sends a seed where one is waited for. Calls at the same moment send one. */
  send(): Promise<void> {
    this.#asking ??= this.#send().finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  async #send(): Promise<void> {
    const known = await this.state()
    if (known) await new Seeding({ api: this.calls, fairness: known, onBroken: this.#onBroken }).ready()
  }

  /** The seeds as they stand; null where no answer came. */
  async state(): Promise<FairnessState | null> {
    const outcome = await this.calls.fairness()
    return outcome.kind === 'ok' ? outcome.value : null
  }
}
