import type { StudioAnswer } from '@baize/api/studio/answers'
import { type StudioEndpointName, studioRequest } from '@baize/api/studio/endpoints'
import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import type { StudioRequest } from '@baize/api/studio/requests'
import { pageTrace } from '@baize/client-kit/page-trace.ts'

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

  /** Sends once. */
  async send<N extends StudioEndpointName>(name: N, input: StudioRequest<N>): Promise<Outcome<StudioAnswer<N>>> {
    try {
      const { url, ...request } = studioRequest(name, input, this.#secret)
      const trace = pageTrace()
      // A header would have the browser ask before it sends the call (decision 57).
      const response = await fetch(trace ? `${url}?traceparent=${trace}` : url, {
        ...request,
        signal: AbortSignal.timeout(answerWithinMs),
      })
      const answer = (await response.json()) as StudioAnswer<N> & Partial<StudioErrorAnswer>
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
  async sendUntilAnswered<N extends StudioEndpointName>(
    name: N,
    input: StudioRequest<N>,
  ): Promise<Outcome<StudioAnswer<N>>> {
    for (const delayMs of retryDelaysMs) {
      const outcome = await this.send(name, input)
      if (outcome.kind !== 'lost') return outcome
      await new Promise(resolve => setTimeout(resolve, delayMs))
    }
    return this.send(name, input)
  }
}
