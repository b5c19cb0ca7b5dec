import type { FairnessState, RotateAnswer } from '@baize/api/studio/slot'
import type { Outcome } from './calls.ts'

const seedBytes = 8

/** A client seed of 16 hexadecimal digits, made on the player's own machine. */
export const newClientSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(seedBytes)), byte => byte.toString(16).padStart(2, '0')).join('')

/** True when the pair that a client seed brought into use is the one that was shown before the seed was sent. */
export const isPromised = (before: FairnessState, after: FairnessState): boolean =>
  after.commitment === (before.clientSeed === null ? before.commitment : before.nextCommitment)

export interface SeedingParts {
  api: { rotateSeeds(clientSeed: string): Promise<Outcome<RotateAnswer>> }
  fairness: FairnessState
  /** Called when the studio answers with another seed than it had promised. */
  onBroken(): void
}

/** The seeds of the rounds to come. The client's part is made here, and sent where the studio waits for one. */
export class Seeding {
  readonly #parts: SeedingParts
  #pending: Promise<void> | null = null
  fairness: FairnessState

  constructor(parts: SeedingParts) {
    this.#parts = parts
    this.fairness = parts.fairness
  }

  /** Resolves when a round can be opened, or no answer came. Calls at the same moment send one seed. */
  async ready(): Promise<void> {
    if (!this.fairness.wantsClientSeed) return
    this.#pending ??= this.#send().finally(() => {
      this.#pending = null
    })
    await this.#pending
  }

  /** Sends a new seed after the studio refused a round for want of one. */
  renew(): Promise<void> {
    this.fairness = { ...this.fairness, wantsClientSeed: true }
    return this.ready()
  }

  /** A round took its number; the next one follows. */
  played(nonce: number): void {
    this.fairness = { ...this.fairness, nextNonce: nonce + 1 }
  }

  async #send(): Promise<void> {
    const outcome = await this.#parts.api.rotateSeeds(newClientSeed())
    if (outcome.kind !== 'ok') return
    const { fairness } = outcome.value
    if (!isPromised(this.fairness, fairness)) this.#parts.onBroken()
    this.fairness = fairness
  }
}
