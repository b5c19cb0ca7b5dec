import type { ChaseView, DrawView, SlipView } from '@baize/api/studio/lottery'
import { createFields, createPicture } from '../../kit/picture.ts'
import type { PageContext } from '../context.ts'
import { firstDraws, isSelling, overOf, reduceDraws } from './draws.ts'

export interface WatchCalls {
  /** Several times a second. */
  tick(): void
  /** A draw that this page waited for has its result, or was voided. */
  drawn(draw: DrawView): void
  slips(slips: readonly SlipView[], chases: readonly ChaseView[]): void
}

const tickMs = 250
const comingWanted = 6
const heldWanted = 20
const openStates: readonly string[] = ['betting', 'accepted', 'rolling-back', 'cancelling', 'decided', 'voiding']

/** How long to wait before asking again, by how long the answer is overdue. */
function pollDelayMs(overdueMs: number): number {
  if (overdueMs < 10_000) return 1_000
  if (overdueMs < 60_000) return 3_000
  return overdueMs < 600_000 ? 10_000 : 60_000
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Follows the draws of the game by the server's time, and what becomes of the player's slips. */
export class DrawWatch {
  readonly draws
  /** The server's time, for countdowns. */
  readonly time
  readonly #context: Pick<PageContext, 'api' | 'boot' | 'clock'>
  readonly #calls: WatchCalls
  #isAsking = false
  #isAskingSlips = false

  constructor(context: Pick<PageContext, 'api' | 'boot' | 'clock'>, calls: WatchCalls) {
    this.#context = context
    this.#calls = calls
    this.draws = createPicture(firstDraws(context.boot), reduceDraws)
    this.time = createFields({ nowMs: context.clock.nowMs })
  }

  start(): void {
    setInterval(() => this.#tick(), tickMs)
    this.#tick()
    void this.refreshSlips()
    if (this.draws.read().awaited.length > 0) void this.#askForResults()
  }

  /** The draw that sells, or is closed and comes next. */
  get current(): DrawView | null {
    return this.draws.read().coming[0] ?? null
  }

  get isSelling(): boolean {
    return isSelling(this.draws.read(), this.#context.clock.nowMs)
  }

  /** Reads the player's slips and orders now, and again until those of past draws have come to their end. */
  async refreshSlips(): Promise<void> {
    if (this.#isAskingSlips) return
    this.#isAskingSlips = true
    const { api, clock } = this.#context
    const startedMs = clock.nowMs
    do {
      const [slips, chases] = await Promise.all([api.slips(), api.chases()])
      if (slips.kind === 'ok' && chases.kind === 'ok') {
        this.draws.tell({ type: 'slips', slips: slips.value, chases: chases.value })
        this.#calls.slips(slips.value, chases.value)
        if (!slips.value.some(slip => this.#isOverdue(slip))) break
      }
      await pause(pollDelayMs(clock.nowMs - startedMs))
    } while (clock.nowMs - startedMs < 300_000)
    this.#isAskingSlips = false
  }

  #isOverdue({ state, issue }: SlipView): boolean {
    if (!openStates.includes(state)) return false
    return state !== 'accepted' || !this.draws.read().coming.some(draw => draw.issue === issue)
  }

  #tick(): void {
    const { nowMs } = this.#context.clock
    this.time.tell({ nowMs })
    const { awaited } = this.draws.read()
    this.draws.tell({ type: 'passed', nowMs })
    if (this.draws.read().awaited !== awaited) {
      void this.#askForResults()
      void this.#refill()
    }
    this.#calls.tick()
  }

  async #refill(): Promise<void> {
    if (this.draws.read().coming.length >= comingWanted / 2) return
    const outcome = await this.#context.api.coming(comingWanted)
    if (outcome.kind === 'ok') this.draws.tell({ type: 'coming', coming: outcome.value })
  }

  async #askForResults(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    for (;;) {
      const [newest] = this.draws.read().awaited
      if (!newest) break
      await pause(pollDelayMs(this.#context.clock.nowMs - Date.parse(newest.drawsAt)))
      const outcome = await this.#context.api.held(heldWanted)
      if (outcome.kind !== 'ok') continue
      const over = overOf(this.draws.read().awaited, outcome.value)
      this.draws.tell({ type: 'held', held: outcome.value })
      for (const draw of over.reverse()) this.#calls.drawn(draw)
      if (over.length > 0) void this.refreshSlips()
    }
    this.#isAsking = false
  }
}
