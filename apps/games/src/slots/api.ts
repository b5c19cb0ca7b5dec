import type { FairnessState, HistoryAnswer, RotateAnswer, RoundView, SpinAnswer } from '@baize/api/studio/slot'
import type { VerifiableRound } from '@baize/game-kit'
import { type Outcome, StudioCalls } from '../kit/calls.ts'

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
    return this.#calls.send('slot.spin', { stakeUnits })
  }

  rotateSeeds(clientSeed: string): Promise<Outcome<RotateAnswer>> {
    return this.#calls.send('seeds.change', { clientSeed })
  }

  history(): Promise<Outcome<HistoryAnswer>> {
    return this.#calls.sendUntilAnswered('slot.history', {})
  }

  round(roundId: string): Promise<Outcome<RoundView>> {
    return this.#calls.sendUntilAnswered('slot.round', { id: roundId })
  }

  record(roundId: string): Promise<Outcome<VerifiableRound>> {
    return this.#calls.sendUntilAnswered('round.record', { id: roundId }) as Promise<Outcome<VerifiableRound>>
  }

  fairness(): Promise<Outcome<FairnessState>> {
    return this.#calls.sendUntilAnswered('seeds.state', {})
  }

  /** The cursor never goes back, so repeating is harmless. */
  confirm(roundId: string, cursor: number): Promise<Outcome<{ ok: true }>> {
    return this.#calls.sendUntilAnswered('round.confirmShown', { id: roundId, cursor })
  }
}
