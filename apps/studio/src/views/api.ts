import type { VerifiableRound } from '@baize/game-kit'
import { type Outcome, StudioCalls } from '../client/calls.ts'
import type { FairnessState, HistoryAnswer, RotateAnswer, RoundView, SpinAnswer } from '../contract.ts'

export type { Outcome }

/**
 * The slot client's calls. Readings and confirmations are repeated until they are answered; a spin and a change of seeds
 * are sent exactly once, because nobody can know whether the first one arrived.
 */
export class Api {
  readonly #calls: StudioCalls

  constructor(secret: string) {
    this.#calls = new StudioCalls(secret)
  }

  spin(stakeUnits: string): Promise<Outcome<SpinAnswer>> {
    return this.#calls.send('spin', { stakeUnits })
  }

  rotateSeeds(clientSeed: string): Promise<Outcome<RotateAnswer>> {
    return this.#calls.send('seeds', { clientSeed })
  }

  history(): Promise<Outcome<HistoryAnswer>> {
    return this.#calls.sendUntilAnswered('rounds')
  }

  round(roundId: string): Promise<Outcome<RoundView>> {
    return this.#calls.sendUntilAnswered(`rounds/${roundId}`)
  }

  record(roundId: string): Promise<Outcome<VerifiableRound>> {
    return this.#calls.sendUntilAnswered(`rounds/${roundId}/record`)
  }

  fairness(): Promise<Outcome<FairnessState>> {
    return this.#calls.sendUntilAnswered('fairness')
  }

  /** The cursor never goes back, so repeating is harmless. */
  confirm(roundId: string, cursor: number): Promise<Outcome<{ ok: true }>> {
    return this.#calls.sendUntilAnswered(`rounds/${roundId}/cursor`, { cursor })
  }
}
