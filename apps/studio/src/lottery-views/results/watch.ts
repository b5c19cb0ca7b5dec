import type { ChaseView, DrawView, SlipView } from '@baize/api/studio/lottery'
import type { PageContext } from '../context.ts'

export interface WatchCalls {
  /** Several times a second, for countdowns. */
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
  readonly #context: PageContext
  readonly #calls: WatchCalls
  #coming: DrawView[]
  #held: DrawView[]
  #slips: readonly SlipView[] = []
  #chases: readonly ChaseView[] = []
  /** Draws whose time has come and whose result has not. */
  #awaited: DrawView[] = []
  #isAsking = false
  #isAskingSlips = false

  constructor(context: PageContext, calls: WatchCalls) {
    this.#context = context
    this.#calls = calls
    this.#coming = context.boot.coming
    this.#held = context.boot.held
    this.#awaited = this.#held.filter(draw => !isOver(draw)).slice(0, 1)
  }

  start(): void {
    setInterval(() => this.#tick(), tickMs)
    this.#tick()
    void this.refreshSlips()
    if (this.#awaited.length > 0) void this.#askForResults()
  }

  /** The draw that sells, or is closed and comes next. */
  get current(): DrawView | null {
    return this.#coming[0] ?? null
  }

  get isSelling(): boolean {
    const { nowMs } = this.#context.clock
    return (
      this.current !== null && Date.parse(this.current.opensAt) <= nowMs && nowMs < Date.parse(this.current.closesAt)
    )
  }

  get next(): DrawView | null {
    return this.#coming[1] ?? null
  }

  /** The last draw with a result. */
  get last(): DrawView | null {
    return this.#held.find(draw => draw.numbers !== null) ?? null
  }

  get awaited(): DrawView | null {
    return this.#awaited[0] ?? null
  }

  get slips(): readonly SlipView[] {
    return this.#slips
  }

  get chases(): readonly ChaseView[] {
    return this.#chases
  }

  /** Reads the player's slips and orders now, and again until those of past draws have come to their end. */
  async refreshSlips(): Promise<void> {
    if (this.#isAskingSlips) return
    this.#isAskingSlips = true
    const startedMs = this.#context.clock.nowMs
    do {
      const [slips, chases] = await Promise.all([this.#context.api.slips(), this.#context.api.chases()])
      if (slips.kind === 'ok' && chases.kind === 'ok') {
        this.#slips = slips.value
        this.#chases = chases.value
        this.#calls.slips(this.#slips, this.#chases)
        if (!this.#slips.some(slip => this.#isOverdue(slip))) break
      }
      await pause(pollDelayMs(this.#context.clock.nowMs - startedMs))
    } while (this.#context.clock.nowMs - startedMs < 300_000)
    this.#isAskingSlips = false
  }

  #isOverdue({ state, issue }: SlipView): boolean {
    if (!openStates.includes(state)) return false
    return state !== 'accepted' || !this.#coming.some(draw => draw.issue === issue)
  }

  #tick(): void {
    const { nowMs } = this.#context.clock
    const due = this.#coming.filter(draw => Date.parse(draw.drawsAt) <= nowMs)
    if (due.length > 0) {
      this.#coming = this.#coming.slice(due.length)
      this.#awaited = [...due, ...this.#awaited]
      void this.#askForResults()
      void this.#refill()
    }
    this.#calls.tick()
  }

  async #refill(): Promise<void> {
    if (this.#coming.length >= comingWanted / 2) return
    const outcome = await this.#context.api.coming(comingWanted)
    if (outcome.kind === 'ok') this.#coming = outcome.value
  }

  async #askForResults(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    while (this.#awaited.length > 0) {
      await pause(pollDelayMs(this.#context.clock.nowMs - Date.parse(this.#awaited[0]!.drawsAt)))
      const outcome = await this.#context.api.held(heldWanted)
      if (outcome.kind !== 'ok') continue
      this.#held = outcome.value
      const over = this.#awaited.flatMap(({ issue }) => this.#held.filter(draw => draw.issue === issue && isOver(draw)))
      this.#awaited = this.#awaited.filter(({ issue }) => !over.some(draw => draw.issue === issue))
      for (const draw of over.reverse()) this.#calls.drawn(draw)
      if (over.length > 0) void this.refreshSlips()
    }
    this.#isAsking = false
  }
}

const isOver = ({ numbers, state }: DrawView): boolean => numbers !== null || state === 'VOIDED'
