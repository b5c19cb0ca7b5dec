import type { StudioErrorAnswer } from '../../contract.ts'
import type { SlipAnswer, SlipInput } from '../../contract-lotteries.ts'
import type { LotteryApi } from '../api.ts'

export type Placed =
  | { kind: 'placed'; answer: SlipAnswer }
  | { kind: 'refused'; error: StudioErrorAnswer }
  /** Nobody knows yet; the next press asks for the same slip again and buys nothing twice. */
  | { kind: 'unknown' }

const busyAgainMs = 1_000
const busyTries = 5

/** Buys slips. A slip keeps its id until its answer is certain. */
export class Counter {
  readonly #api: LotteryApi
  #uncertain: SlipInput | null = null

  constructor(api: LotteryApi) {
    this.#api = api
  }

  get isUncertain(): boolean {
    return this.#uncertain !== null
  }

  async place(slip: Omit<SlipInput, 'slipId'>): Promise<Placed> {
    const input = this.#uncertain ?? { slipId: newSlipId(), ...slip }
    this.#uncertain = input
    for (let i = 0; i < busyTries; i++) {
      const outcome = await this.#api.place(input)
      if (outcome.kind === 'lost') return { kind: 'unknown' }
      // Busy: the first copy of this slip is still on its way.
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

/** A random UUID; the browser's own function is missing where the site is served without TLS. */
function newSlipId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
