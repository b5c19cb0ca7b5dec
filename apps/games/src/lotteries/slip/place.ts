import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import type { Outcome } from '../../kit/calls.ts'

export type Placed<Answer> =
  | { kind: 'placed'; answer: Answer }
  | { kind: 'refused'; error: StudioErrorAnswer }
  /** Nobody knows yet; the next press asks for the same again and buys nothing twice. */
  | { kind: 'unknown' }

const busyAgainMs = 1_000
const busyTries = 5

/** Buys slips, or orders. What is sent keeps its id until its answer is certain. */
export class Counter<Input extends object, Answer> {
  readonly #send: (input: Input) => Promise<Outcome<Answer>>
  #uncertain: Input | null = null

  constructor(send: (input: Input) => Promise<Outcome<Answer>>) {
    this.#send = send
  }

  get isUncertain(): boolean {
    return this.#uncertain !== null
  }

  /** Sends what has no certain answer yet, and else what is given. */
  async place(fresh: Input): Promise<Placed<Answer>> {
    const input = this.#uncertain ?? fresh
    this.#uncertain = input
    for (let i = 0; i < busyTries; i++) {
      const outcome = await this.#send(input)
      if (outcome.kind === 'lost') return { kind: 'unknown' }
      // Busy: the first copy is still on its way.
      if (outcome.kind === 'refused' && outcome.error.error === 'busy') {
        await new Promise(resolve => setTimeout(resolve, outcome.error.retryAfterMs ?? busyAgainMs))
        continue
      }
      this.#uncertain = null
      return outcome.kind === 'ok'
        ? { kind: 'placed', answer: outcome.value }
        : { kind: 'refused', error: outcome.error }
    }
    return { kind: 'unknown' }
  }
}
