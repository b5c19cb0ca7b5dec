import type { InstantAnswer, InstantRoundView } from '@baize/api/studio/instant'
import type { Purse } from '../../kit/money/purse.ts'

/**
 * `idle` takes a bet, `asking` waits for its answer, `showing` for a picture, `playing` for a choice, `choosing` for the
 * answer to one, `ending` for the picture of a result; `over` takes nothing any more.
 */
export type Phase = 'idle' | 'asking' | 'showing' | 'playing' | 'choosing' | 'ending' | 'over'

/** What is new of the current round, to be shown. */
export interface Picture {
  serial: number
  round: InstantRoundView
  /** Number of the first event that was not shown before. */
  from: number
  /** False while a win is still on its way to the wallet. */
  settled: boolean
}

export interface CourseInput {
  purse: Purse
  /** Rounds that are over, newest first. */
  past: readonly InstantRoundView[]
  /** The round goes on while its picture is shown. */
  endsByClock: boolean
}

const readNow = { balanceUnits: null, settled: true }

/**
 * Where a table stands: the current round, how far it has come, and what of it was shown. It is told what happens, draws and
 * asks nothing itself, and takes answers in any order: one of another round than the current, or one that says less than is
 * known, changes nothing.
 */
export class Course {
  readonly #purse: Purse
  readonly #endsByClock: boolean
  #phase: Phase = 'idle'
  /** Counts bets, choices and pictures; what comes back to an earlier one is late. */
  #serial = 0
  #round: InstantRoundView | null = null
  #shown = 0
  #isOwnRound = true
  /** What of the round's stakes the purse has counted. */
  #stakedUnits = 0n
  readonly past: InstantRoundView[]

  constructor({ purse, past, endsByClock }: CourseInput) {
    this.#purse = purse
    this.#endsByClock = endsByClock
    this.past = [...past]
  }

  get phase(): Phase {
    return this.#phase
  }

  /** The current round, or after its end the last one. */
  get round(): InstantRoundView | null {
    return this.#round
  }

  /** A press of the bet. Answers its number; null where no bet is taken now. */
  bet(stakeUnits: bigint): number | null {
    if (this.#phase !== 'idle') return null
    this.#purse.press(stakeUnits)
    return this.#enter('asking')
  }

  /** The bet was not played. False when this is no news. */
  cancelled(bet: number): boolean {
    if (!this.#isAt(bet, 'asking')) return false
    this.#purse.cancel()
    this.#enter('idle')
    return true
  }

  /** The bet opened a round. Null when this is no news. */
  opened(bet: number, answer: InstantAnswer): Picture | null {
    if (!this.#isAt(bet, 'asking')) return null
    const { round, balanceUnits } = answer
    const known = balanceUnits === null ? null : BigInt(balanceUnits) - BigInt(round.winUnits)
    this.#purse.staked(BigInt(round.betUnits), known)
    return this.#begin(answer, BigInt(round.betUnits), true)
  }

  /** A round of an earlier visit, or of another page, that waits for a choice. Null while another round stands. */
  resumed(round: InstantRoundView): Picture | null {
    if (this.#phase !== 'idle') return null
    return this.#begin({ round, ...readNow }, BigInt(round.stakedUnits), false)
  }

  /** A choice is sent. Answers its number; null while none is taken. */
  choice(): number | null {
    return this.#phase === 'playing' ? this.#enter('choosing') : null
  }

  /** True while a round goes on here. */
  waitsFor(roundId: string): boolean {
    const stands = this.#phase !== 'over' && this.#phase !== 'asking'
    return stands && this.#round?.roundId === roundId && !this.#round.isOver
  }

  /** How a round stands, whatever was asked. Null when this is no news. */
  told(answer: InstantAnswer): Picture | null {
    const { round } = answer
    if (!this.waitsFor(round.roundId)) return null
    const isNews = round.isOver || round.nextChoice > this.#round!.nextChoice
    return isNews ? this.#take(answer) : null
  }

  /** A choice was refused, or got no answer. The round goes on as it was read since, or as it stood. Null when nothing is to be shown. */
  notMade(choice: number, read: InstantRoundView | null): Picture | null {
    if (!this.#isAt(choice, 'choosing')) return null
    const news = read && this.told({ round: read, ...readNow })
    if (news) return news
    if (!this.#endsByClock) return this.#take({ round: this.#round!, ...readNow })
    // Its picture runs on by the clock.
    this.#enter('playing')
    return null
  }

  /** A picture has come to rest: the round waits for a choice, or it has ended and its win counts. Null when this is no news. */
  rested({ serial }: Picture): 'choice' | 'end' | null {
    if (!this.#isAt(serial, 'showing')) return null
    if (!this.#round!.isOver) {
      this.#enter('playing')
      return 'choice'
    }
    this.#phase = 'ending'
    this.#purse.shown()
    this.past.unshift(this.#round!)
    return 'end'
  }

  /** The result of a round has been shown: the next bet is taken. False when this is no news. */
  ended({ serial }: Picture): boolean {
    if (!this.#isAt(serial, 'ending')) return false
    this.#enter('idle')
    return true
  }

  /** The visit is over. */
  close(): void {
    this.#enter('over')
  }

  #begin(answer: InstantAnswer, countedUnits: bigint, isOwnRound: boolean): Picture {
    this.#shown = 0
    this.#isOwnRound = isOwnRound
    this.#stakedUnits = countedUnits
    return this.#take(answer)
  }

  #take({ round, balanceUnits, settled }: InstantAnswer): Picture {
    const balance = balanceUnits === null ? null : BigInt(balanceUnits)
    const from = this.#shown
    this.#round = round
    this.#shown = round.events.length
    const raisedUnits = BigInt(round.stakedUnits) - this.#stakedUnits
    if (raisedUnits > 0n) this.#purse.raised(raisedUnits, round.isOver ? null : balance, this.#isOwnRound)
    this.#stakedUnits += raisedUnits
    if (round.isOver) this.#purse.ended(BigInt(round.winUnits), balance, this.#isOwnRound)
    const goesOn = this.#endsByClock && !round.isOver
    return { serial: this.#enter(goesOn ? 'playing' : 'showing'), round, from, settled }
  }

  #isAt(serial: number, phase: Phase): boolean {
    return this.#serial === serial && this.#phase === phase
  }

  #enter(phase: Phase): number {
    this.#phase = phase
    return ++this.#serial
  }
}
