/** One question for the server's time: when it was asked and answered by the browser's clock, and what it said. */
export interface TimeSample {
  askedAtMs: number
  answeredAtMs: number
  serverMs: number
}

interface ClockInput {
  /** Null where nothing was answered. */
  ask(): Promise<number | null>
  /** The browser's clock, which may be wrong. */
  nowMs?: () => number
}

const firstSamples = 3
const askAgainMs = 60_000
/** A round trip that is not known yet is taken to be so long. */
const usualRoundTripMs = 200
/** The cloth is locked so long before the server would refuse. */
const lockLeadMs = 150

const roundTripOf = ({ askedAtMs, answeredAtMs }: TimeSample): number => answeredAtMs - askedAtMs

/** Server time minus the browser's, as if the answer had been written half way. */
const offsetOf = (sample: TimeSample): number => sample.serverMs - (sample.askedAtMs + sample.answeredAtMs) / 2

/** The sample with the smallest round trip: the least can be wrong with it. */
const bestOf = (samples: readonly TimeSample[]): TimeSample | undefined =>
  samples.toSorted((a, b) => roundTripOf(a) - roundTripOf(b))[0]

/** The server's time by the browser's clock, corrected by questions. The server's own clock alone decides what is in time. */
export class TableClock {
  readonly #ask: ClockInput['ask']
  readonly #localMs: () => number
  #samples: TimeSample[] = []
  #toldMs = 0

  constructor({ ask, nowMs = Date.now }: ClockInput) {
    this.#ask = ask
    this.#localMs = nowMs
  }

  /** Server time minus the browser's. */
  get offsetMs(): number {
    const best = bestOf(this.#samples)
    return best ? offsetOf(best) : this.#toldMs
  }

  get nowMs(): number {
    return this.#localMs() + this.offsetMs
  }

  /** How long before the end of betting the cloth is locked: a bet is on its way half a round trip. */
  get lockLeadMs(): number {
    const best = bestOf(this.#samples)
    return (best ? roundTripOf(best) : usualRoundTripMs) / 2 + lockLeadMs
  }

  /** A frame told the time: good enough until a question is answered. */
  told(serverMs: number): void {
    if (this.#samples.length === 0) this.#toldMs = serverMs - this.#localMs()
  }

  /** Asks three times anew, as at the start and after the device slept. */
  async wake(): Promise<void> {
    this.#toldMs = this.offsetMs
    this.#samples = []
    for (let i = 0; i < firstSamples; i++) await this.sample()
  }

  async sample(): Promise<void> {
    const askedAtMs = this.#localMs()
    const serverMs = await this.#ask()
    if (serverMs !== null) this.#samples.push({ askedAtMs, answeredAtMs: this.#localMs(), serverMs })
  }

  /** Asks at once, each minute, and whenever the page is seen again. */
  start(): void {
    void this.wake()
    setInterval(() => void this.sample(), askAgainMs)
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void this.wake()
    })
  }
}
