import type { InstantAnswer, InstantRounds, InstantRoundView } from '@baize/api/studio/instant'
import type { FairnessState, RotateAnswer } from '@baize/api/studio/slot'
import type { VerifiableInstant } from '@baize/game-kit/instant/verify-instant'
import { type Outcome, StudioCalls } from '../kit/calls.ts'

/** What is bet: a stake, and what it is on. */
export interface Bet {
  stakeUnits: string
  options: unknown
}

/**
 * Calls of the clients of instant games. A stake and a change of seeds are sent exactly once; a choice carries its number,
 * so it is repeated until it is answered.
 */
export class InstantApi {
  readonly #calls: StudioCalls

  constructor(secret: string) {
    this.#calls = new StudioCalls(secret)
  }

  open(bet: Bet): Promise<Outcome<InstantAnswer>> {
    return this.#calls.send('instant.open', bet)
  }

  choose(roundId: string, number: number, choice: unknown): Promise<Outcome<InstantAnswer>> {
    return this.#calls.sendUntilAnswered('instant.choose', { id: roundId, number, choice })
  }

  /** Answers when the round is over, or after some seconds as it stands. */
  end(roundId: string): Promise<Outcome<InstantAnswer>> {
    return this.#calls.sendUntilAnswered('instant.end', { id: roundId })
  }

  rounds(): Promise<Outcome<InstantRounds>> {
    return this.#calls.sendUntilAnswered('instant.rounds', {})
  }

  /** The round has been shown to its end. The cursor never goes back, so repeating is harmless. */
  confirm({ roundId, events }: InstantRoundView): Promise<Outcome<{ ok: true }>> {
    return this.#calls.sendUntilAnswered('round.confirmShown', { id: roundId, cursor: events.length - 1 })
  }

  /** What recomputing a settled round takes. */
  record(roundId: string): Promise<Outcome<VerifiableInstant>> {
    return this.#calls.sendUntilAnswered('round.record', { id: roundId }) as Promise<Outcome<VerifiableInstant>>
  }

  rotateSeeds(clientSeed: string): Promise<Outcome<RotateAnswer>> {
    return this.#calls.send('seeds.change', { clientSeed })
  }

  fairness(): Promise<Outcome<FairnessState>> {
    return this.#calls.sendUntilAnswered('seeds.state', {})
  }
}
