import type { InstantAnswer, InstantBoot, InstantRounds } from '@baize/api/studio/instant'
import type { FairnessState, RotateAnswer } from '@baize/api/studio/slot'
import type { Answered, GameVisit } from './game-visit.ts'

/** A visit to an instant game: the same page and secret, other calls. */
export class InstantVisit {
  readonly #visit: GameVisit
  readonly boot: InstantBoot

  constructor(visit: GameVisit) {
    this.#visit = visit
    this.boot = visit.boot as unknown as InstantBoot
  }

  open(options: unknown, stakeUnits = this.boot.game.defaultStakeUnits): Promise<Answered<InstantAnswer>> {
    return this.call('instant.open', { stakeUnits, options })
  }

  choose(roundId: string, number: number, choice: unknown): Promise<Answered<InstantAnswer>> {
    return this.call('instant.choose', { id: roundId, number, choice })
  }

  end(roundId: string): Promise<Answered<InstantAnswer>> {
    return this.call('instant.end', { id: roundId })
  }

  rounds(): Promise<Answered<InstantRounds>> {
    return this.call('instant.rounds', {})
  }

  fairness(): Promise<Answered<FairnessState>> {
    return this.call('seeds.state', {})
  }

  rotate(clientSeed: string): Promise<Answered<RotateAnswer>> {
    return this.#visit.rotate(clientSeed)
  }

  readonly call: GameVisit['call'] = (name, input) => this.#visit.call(name, input)
  readonly send: GameVisit['send'] = (name, input, secret) => this.#visit.send(name, input, secret)
}
