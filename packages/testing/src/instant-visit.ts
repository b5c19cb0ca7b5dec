import type { FairnessState, RotateAnswer } from '@baize/studio/contract'
import type { InstantAnswer, InstantBoot, InstantRounds } from '@baize/studio/contract-instant'
import type { GameVisit, StudioAnswer } from './game-visit.ts'

/** A visit to an instant game: the same page and secret, other calls. */
export class InstantVisit {
  readonly #visit: GameVisit
  readonly boot: InstantBoot

  constructor(visit: GameVisit) {
    this.#visit = visit
    this.boot = visit.boot as unknown as InstantBoot
  }

  open(options: unknown, stakeUnits = this.boot.game.defaultStakeUnits): Promise<StudioAnswer<InstantAnswer>> {
    return this.send('POST', 'instant/rounds', { stakeUnits, options })
  }

  choose(roundId: string, number: number, choice: unknown): Promise<StudioAnswer<InstantAnswer>> {
    return this.send('POST', `instant/rounds/${roundId}/choices`, { number, choice })
  }

  end(roundId: string): Promise<StudioAnswer<InstantAnswer>> {
    return this.send('GET', `instant/rounds/${roundId}/end`)
  }

  rounds(): Promise<StudioAnswer<InstantRounds>> {
    return this.send('GET', 'instant/rounds')
  }

  fairness(): Promise<StudioAnswer<FairnessState>> {
    return this.send('GET', 'fairness')
  }

  rotate(clientSeed: string): Promise<StudioAnswer<RotateAnswer>> {
    return this.#visit.rotate(clientSeed)
  }

  send<T>(method: string, path: string, body?: unknown, secret = this.boot.secret): Promise<StudioAnswer<T>> {
    return this.#visit.send<T>(method, path, body, secret)
  }
}
