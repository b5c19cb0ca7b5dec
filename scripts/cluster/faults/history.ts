import { setTimeout as delay } from 'node:timers/promises'
import type { SampleProvider } from '@baize/testing'

export type Call = 'bet' | 'settle' | 'rollback'
type Fields = Parameters<SampleProvider['call']>[1]

/** One call of a client: what was asked, how often, and what was told at last. */
export interface Operation {
  call: Call
  player: string
  /** The id of the transaction, by which the ledger knows it for ever. */
  transaction: string
  fields: Fields
  /** What it does to the balance, in units. */
  changeUnits: number
  startedMs: number
  endedMs: number
  /** Askings without an answer, or with one that says to ask again. */
  unanswered: number
  outcome: 'open' | 'ok' | 'refused'
  /** The answer as it came, once there was one. */
  answer: { status: string; balance?: number | undefined } | null
}

/** A client hears nothing for so long before it asks again. */
const patienceMs = 5_000
const pauseMs = 200
const lookMs = 100
/** These say that the same call should come again. */
const again = new Set(['UNKNOWN', 'OVERLOADED'])

/** Everything that clients asked, and what they were told. */
export class History {
  readonly operations: Operation[] = []
  /** When each asking without an answer ended. */
  readonly unansweredAtMs: number[] = []
  /** Answers without a status of the protocol. */
  readonly misshapen: string[] = []
  isOver = false
  /** Moments at which acknowledged calls were answered, in order. */
  readonly #acknowledgedAtMs: number[] = []
  readonly #provider: SampleProvider

  constructor(provider: SampleProvider) {
    this.#provider = provider
  }

  /** Asks until there is an answer, by the same id, as a provider has to. */
  async do(
    call: Call,
    { player, transaction, fields, changeUnits }: Pick<Operation, 'player' | 'transaction' | 'fields' | 'changeUnits'>,
  ): Promise<Operation> {
    const operation: Operation = {
      ...{ call, player, transaction, fields, changeUnits, startedMs: performance.now(), endedMs: 0, unanswered: 0 },
      ...{ outcome: 'open', answer: null },
    }
    this.operations.push(operation)
    while (operation.outcome === 'open') {
      const answer = await this.ask(operation)
      if (answer) {
        operation.answer = answer
        operation.outcome = answer.status === 'OK' ? 'ok' : 'refused'
      } else {
        operation.unanswered++
        this.unansweredAtMs.push(performance.now())
        await delay(pauseMs)
      }
    }
    operation.endedMs = performance.now()
    if (operation.outcome === 'ok') this.#acknowledgedAtMs.push(operation.endedMs)
    return operation
  }

  /** The call once, or once more; null where no answer came in time. */
  async ask({ call, fields }: Pick<Operation, 'call' | 'fields'>): Promise<Operation['answer']> {
    const asked = this.#provider.call(call, fields as never).then(
      answer => answer as Operation['answer'],
      () => null,
    )
    const answer = await Promise.race([asked, delay(patienceMs, null)])
    if (answer && typeof answer.status !== 'string') {
      this.misshapen.push(JSON.stringify(answer))
      return null
    }
    return !answer || again.has(answer.status) ? null : answer
  }

  /** Waits until so many more calls were acknowledged. */
  async more(count: number): Promise<void> {
    const enough = this.#acknowledgedAtMs.length + count
    while (this.#acknowledgedAtMs.length < enough) await delay(lookMs)
  }

  /** The longest time in which no call was acknowledged, between two moments. */
  longestSilenceMs(fromMs: number, untilMs: number): number {
    const ends = [...this.#between(fromMs, untilMs), untilMs]
    return Math.max(...ends.map((end, index) => end - (index === 0 ? fromMs : ends[index - 1]!)))
  }

  acknowledgedBetween(fromMs: number, untilMs: number): number {
    return this.#between(fromMs, untilMs).length
  }

  /** Moments after one and before another, of which the first is never long ago. */
  #between(fromMs: number, untilMs: number): number[] {
    const first = this.#acknowledgedAtMs.findLastIndex(atMs => atMs <= fromMs) + 1
    return this.#acknowledgedAtMs.slice(first).filter(atMs => atMs < untilMs)
  }
}
