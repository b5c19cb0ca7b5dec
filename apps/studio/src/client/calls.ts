import type { StudioErrorAnswer } from '../contract.ts'

/** An answer, a refusal in the studio's words, or none at all: then nobody knows whether the call arrived. */
export type Outcome<T> = { kind: 'ok'; value: T } | { kind: 'refused'; error: StudioErrorAnswer } | { kind: 'lost' }

const answerWithinMs = 20_000
const retryDelaysMs = [500, 1_500, 4_000]

/** Calls of the studio with the visit's secret. */
export class StudioCalls {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** Sends once. A body makes it a POST. */
  async send<T>(path: string, body?: object): Promise<Outcome<T>> {
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

  /** Repeats what may be repeated until it is answered, four times at most. */
  async sendUntilAnswered<T>(path: string, body?: object): Promise<Outcome<T>> {
    for (const delayMs of retryDelaysMs) {
      const outcome = await this.send<T>(path, body)
      if (outcome.kind !== 'lost') return outcome
      await new Promise(resolve => setTimeout(resolve, delayMs))
    }
    return this.send(path, body)
  }
}
