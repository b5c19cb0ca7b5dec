import type { RoundView } from '@baize/api/studio/slot'
import type { Purse } from '../kit/money/purse.ts'

/** `idle` takes a press, `asking` waits for its answer, `showing` for the reels; `over` takes nothing any more. */
export type SpinPhase = 'idle' | 'asking' | 'showing' | 'over'

type Decided = Pick<RoundView, 'betUnits' | 'winUnits'>

/**
 * Where a slot stands: the press that waits for an answer, or the round on the reels. It is told what happens, draws and asks
 * nothing itself; what comes back to an earlier press or round changes nothing.
 */
export class SpinCourse {
  readonly #purse: Purse
  #phase: SpinPhase = 'idle'
  /** Counts presses and rounds that were shown; what comes back to an earlier one is late. */
  #serial = 0
  #isReplay = false

  constructor(purse: Purse) {
    this.#purse = purse
  }

  get phase(): SpinPhase {
    return this.#phase
  }

  /** Answers the number of the press; null where none is taken now. A win that is still being counted joins the balance. */
  press(stakeUnits: bigint): number | null {
    if (this.#phase !== 'idle') return null
    this.#purse.shown()
    this.#purse.press(stakeUnits)
    return this.#enter('asking')
  }

  /** Nothing was played. False when this is no news. */
  cancelled(press: number): boolean {
    if (!this.#isAt(press, 'asking')) return false
    this.#purse.cancel()
    this.#enter('idle')
    return true
  }

  /** The press was answered with a round. Its number on the reels, or null when this is no news. */
  decided(press: number, { betUnits, winUnits }: Decided, balanceUnits: bigint | null): number | null {
    if (!this.#isAt(press, 'asking')) return null
    this.#purse.decided({ betUnits: BigInt(betUnits), winUnits: BigInt(winUnits), balanceUnits })
    return this.#show(false)
  }

  /** The rest of a round of an earlier visit, whose win is in the balance. Null while something else is shown. */
  resumed({ winUnits }: Decided): number | null {
    if (this.#phase !== 'idle') return null
    this.#purse.shown()
    this.#purse.resumed(BigInt(winUnits))
    return this.#show(false)
  }

  /** A stored round is shown again, without money. Null while something else is shown. */
  replayed(): number | null {
    if (this.#phase !== 'idle') return null
    this.#purse.shown()
    return this.#show(true)
  }

  /** The win of a round has been counted: it joins the balance. */
  counted(shown: number): void {
    if (this.#serial === shown && !this.#isReplay) this.#purse.shown()
  }

  /** The reels stand, and the next press is taken; a count may still go on. False when this is no news. */
  ready(shown: number): boolean {
    if (!this.#isAt(shown, 'showing')) return false
    this.#phase = 'idle'
    return true
  }

  /** The visit is over. */
  close(): void {
    this.#enter('over')
  }

  #show(isReplay: boolean): number {
    this.#isReplay = isReplay
    return this.#enter('showing')
  }

  #isAt(serial: number, phase: SpinPhase): boolean {
    return this.#serial === serial && this.#phase === phase
  }

  #enter(phase: SpinPhase): number {
    this.#phase = phase
    return ++this.#serial
  }
}
