import type {
  FairnessState,
  HistoryAnswer,
  RotateAnswer,
  RoundView,
  SpinAnswer,
  StudioErrorAnswer,
} from '../contract.ts'

/** An answer, a refusal in the studio's words, or none at all: then nobody knows whether the call arrived. */
export type Outcome<T> = { kind: 'ok'; value: T } | { kind: 'refused'; error: StudioErrorAnswer } | { kind: 'lost' }

const answerWithinMs = 20_000
const retryDelaysMs = [500, 1_500, 4_000]

/**
 * Calls of the studio with the visit's secret. Readings and confirmations are repeated until they are answered; a spin
 * and a change of seeds are sent exactly once, because nobody can know whether the first one arrived.
 */
export class Api {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  spin(stakeUnits: string): Promise<Outcome<SpinAnswer>> {
    return this.#send('spin', { stakeUnits })
  }

  rotateSeeds(clientSeed: string): Promise<Outcome<RotateAnswer>> {
    return this.#send('seeds', { clientSeed })
  }

  history(): Promise<Outcome<HistoryAnswer>> {
    return this.#sendUntilAnswered('rounds')
  }

  round(roundId: string): Promise<Outcome<RoundView>> {
    return this.#sendUntilAnswered(`rounds/${roundId}`)
  }

  fairness(): Promise<Outcome<FairnessState>> {
    return this.#sendUntilAnswered('fairness')
  }

  /** The cursor never goes back, so repeating is harmless. */
  confirm(roundId: string, cursor: number): Promise<Outcome<{ ok: true }>> {
    return this.#sendUntilAnswered(`rounds/${roundId}/cursor`, { cursor })
  }

  async #sendUntilAnswered<T>(path: string, body?: object): Promise<Outcome<T>> {
    for (const delayMs of retryDelaysMs) {
      const outcome = await this.#send<T>(path, body)
      if (outcome.kind !== 'lost') return outcome
      await new Promise(resolve => setTimeout(resolve, delayMs))
    }
    return this.#send(path, body)
  }

  async #send<T>(path: string, body?: object): Promise<Outcome<T>> {
    try {
      const response = await fetch(`/studio/api/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${this.#secret}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        signal: AbortSignal.timeout(answerWithinMs),
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const answer = (await response.json()) as T & Partial<StudioErrorAnswer>
      if (response.ok) return { kind: 'ok', value: answer }
      // An unforeseen fault says nothing about what happened before it.
      if (!answer.error || answer.error === 'internal') return { kind: 'lost' }
      return { kind: 'refused', error: answer as StudioErrorAnswer }
    } catch {
      // Network faults, time-outs and answers that are not ours all mean the same: no answer.
      return { kind: 'lost' }
    }
  }
}
