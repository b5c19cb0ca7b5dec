import type { ClientFrame } from '@baize/game-kit/pvp/frames/client-frames'
import type { RoomError } from '@baize/game-kit/pvp/frames/errors'
import { moveOf } from '@baize/game-kit/pvp/frames/moves'
import type { LeftReason, TablePhase } from '@baize/game-kit/pvp/frames/server-frames'
import type { FormerHand } from '@baize/game-kit/pvp/tien-len/deal'
import type { MatchDependencies } from '../rooms-dependencies.ts'
import { Chairs } from './chairs.ts'
import { beginHand } from './hands/begin-hand.ts'
import { endHand, endUnsealed, formerOf } from './hands/end-hand.ts'
import type { Hand } from './hands/hand.ts'
import { leaversOf, unsealedLeavers } from './left-reason.ts'
import type { HoldAnswer } from './money/holds.ts'
import { ReadyRound } from './ready-round.ts'
import { definitionOf, type RoomSpec } from './room-spec.ts'
import { clearSeat, type Seat, tellAll } from './seat.ts'
import { PairLimit } from './seating/pair-limit.ts'

/** Ready checks in a row that a seat may miss (rooms.md 3.1). */
const MOST_MISSED = 2

export type TurnFrame = Extract<ClientFrame, { match: string }>

/** One table from check to hand to check. Its calls come one after the other: each waits for the one before. */
export class Table {
  readonly chairs: Chairs
  readonly check: ReadyRound
  readonly #spec: RoomSpec
  readonly #deps: MatchDependencies
  /** The wallet has something to hear. */
  readonly #wake: () => void
  readonly #pairs: PairLimit
  #phase: TablePhase = 'waiting'
  #isClosing = false
  #hand: Hand | null = null
  #hands = 0
  #former: FormerHand | null = null

  constructor(deps: MatchDependencies, spec: RoomSpec, wake: () => void) {
    this.#deps = deps
    this.#spec = spec
    this.#wake = wake
    this.#pairs = new PairLimit(deps, spec)
    this.chairs = new Chairs(deps, spec)
    this.check = new ReadyRound(deps, spec, this.chairs, wake)
  }

  get phase(): TablePhase {
    return this.#phase
  }

  get isClosing(): boolean {
    return this.#isClosing
  }

  /** Begins no hand any more; once none is played all seats are freed. */
  async close(now: number): Promise<void> {
    this.#isClosing = true
    await this.goOn(now)
  }

  /** Voids the present hand once it is dealt, if it is the one that is meant. */
  async voidHand(match: string, now: number): Promise<void> {
    const hand = this.#hand
    if (hand?.plan.match !== match || hand.isSealing || this.#phase === 'scoring') return
    await hand.act({ kind: 'void', reason: 'operator', at: now })
    await this.#afterAct(now)
  }

  get hand(): Hand | null {
    return this.#hand
  }

  /** Seats that no match concerns now. */
  get #idleSeats(): Seat[] {
    return this.chairs.seats.filter(seat => this.#hand === null || this.#hand.seatOf(seat) === null)
  }

  #now(): number {
    return this.#deps.outside.now().getTime()
  }

  /** Puts a hand back that another process left, with its members at their places. */
  async resume(hand: Hand, hands: number): Promise<void> {
    this.#hand = hand
    this.#hands = hands
    this.#phase = 'playing'
    await hand.act({ kind: 'resumed', at: this.#now() })
    await this.#afterAct(this.#now())
  }

  async actOf(seat: Seat, kind: 'connected' | 'lost' | 'back' | 'leave'): Promise<RoomError | null> {
    const place = this.#hand?.seatOf(seat)
    if (typeof place !== 'number') return null
    const refused = await this.#hand!.act({ kind, seat: place, at: this.#now() })
    await this.#afterAct(this.#now())
    return refused
  }

  async takeInHand(seat: Seat, frame: TurnFrame, at: number): Promise<RoomError | null> {
    const hand = this.#hand
    const place = hand?.seatOf(seat)
    if (!hand || typeof place !== 'number' || hand.plan.match !== frame.match) return 'late'
    let refused: RoomError | null
    if (frame.kind === 'seed-hash') refused = await hand.takeSeal({ kind: 'seed-hash', seat: place, h: frame.h, at })
    else if (frame.kind === 'seed') refused = await hand.takeSeal({ kind: 'seed', seat: place, seed: frame.seed, at })
    else {
      const move = moveOf(this.#spec.code, frame)
      refused = move ? await hand.act({ kind: 'move', seat: place, turn: frame.turn, move, at }) : 'not_your_turn'
      if (refused && refused !== 'late') await hand.act({ kind: 'back', seat: place, at })
    }
    await this.#afterAct(at)
    return refused
  }

  async ready(seat: Seat, frame: { a: number; on: boolean }, at: number): Promise<RoomError | null> {
    if (this.#phase === 'closing') return 'table_closing'
    const refused = await this.check.take(seat, frame, at)
    await this.goOn(at)
    return refused
  }

  /** Takes the wallet's answer to a seat's hold. */
  async answered(seat: Seat, id: string, answer: HoldAnswer): Promise<void> {
    if (this.check.answered(seat, id, answer)) await this.goOn(this.#now())
  }

  async leave(seat: Seat): Promise<RoomError | null> {
    const place = this.#hand?.seatOf(seat)
    if (typeof place !== 'number' || this.#phase === 'scoring') {
      await this.#unseat([seat])
      await this.goOn(this.#now())
      return null
    }
    // Before the deal nobody leaves: a seat that is silent breaks the seal.
    return this.#hand!.isSealing ? 'late' : this.actOf(seat, 'leave')
  }

  /** Frees the seat of a member who may bet no more: at once before a deal, else once the hand is over. */
  async bar(seat: Seat): Promise<void> {
    if (this.#spec.mode === 'practice') return
    const place = this.#hand?.seatOf(seat)
    const now = this.#now()
    if (typeof place === 'number' && !this.#hand!.isSealing) return
    if (typeof place === 'number') {
      this.#hand!.unsealed = { kind: 'unready', seats: [place] }
      return this.#unsealed(this.#hand!, now)
    }
    await this.#unseat([seat], 'play_ended')
    await this.goOn(now)
  }

  /** Frees seats; what they have put aside for a hand that is not theirs goes back. */
  async #unseat(seats: readonly Seat[], why?: LeftReason): Promise<void> {
    if (seats.length === 0) return
    await this.#giveBack(this.#idleSeats.filter(seat => seats.includes(seat)))
    this.chairs.remove(seats, this.#now(), why)
    this.check.renew()
  }

  async #giveBack(seats: readonly Seat[]): Promise<void> {
    if (await this.chairs.giveBack(seats)) this.#wake()
  }

  /** Between two hands: begins a check, ends it, starts a hand. */
  async goOn(now: number): Promise<void> {
    if (this.#hand || this.#phase === 'closing') return
    if (this.#isClosing) return this.#closeDown()
    const { leastSeats } = definitionOf(this.#spec)
    if (this.chairs.seats.length < leastSeats) return this.#wait()
    if (this.check.match === null) {
      if (await this.#pairs.bars(this.chairs.seats, now)) return this.#partPair()
      this.#phase = 'readying'
      this.check.begin(now)
    }
    let outcome = this.check.outcome(now)
    if (outcome === 'waits') return
    const ready = this.chairs.seats.filter(({ isReady }) => isReady)
    if (outcome === 'starts' && (await this.#pairs.bars(ready, now))) outcome = 'fails'
    const late = this.chairs.seats.filter(({ isReady }) => !isReady)
    for (const seat of late) seat.missed++
    if (outcome === 'starts') await this.#begin(this.check.match!, now)
    else this.check.end()
    await this.#unseat(
      late.filter(({ missed }) => missed >= MOST_MISSED),
      'missed_checks',
    )
    if (outcome === 'fails') await this.goOn(now)
  }

  #wait(): void {
    const wasReadying = this.check.match !== null
    this.check.end()
    this.#phase = 'waiting'
    if (wasReadying) this.chairs.tellAll(this.#phase)
  }

  /** Two who met too often: where a third may come they wait for one, elsewhere the one who came last goes. */
  async #partPair(): Promise<void> {
    this.#wait()
    if (this.chairs.mostSeats > 2) return
    const [last] = this.chairs.seats.toSorted((a, b) => b.since - a.since || b.place - a.place)
    // Like a shared tag, so that nobody learns which it was.
    last!.player?.refuse(0, 'tag_conflict')
    await this.#unseat([last!])
  }

  async #closeDown(): Promise<void> {
    this.check.end()
    this.#phase = 'closing'
    this.chairs.tellAll(this.#phase)
    await this.#unseat([...this.chairs.seats], 'table_closed')
  }

  async #begin(match: string, now: number): Promise<void> {
    const hasMoved = this.chairs.sortReady()
    const seats = this.chairs.seats.filter(({ isReady }) => isReady)
    const coming = { match, hand: this.#hands++, former: this.#former, seats }
    this.check.end()
    this.#phase = 'sealing'
    for (const seat of this.chairs.seats) if (hasMoved || !seats.includes(seat)) this.chairs.tell(seat, this.#phase)
    this.#hand = await beginHand(this.#deps, this.#spec, coming)
    await this.#hand.seal(Math.max(now, this.#now()))
    await this.#afterAct(now)
  }

  /** Does what is due by now. @throws LeaseLost */
  async clock(now: number): Promise<void> {
    if (this.#hand && this.#phase !== 'scoring') {
      await this.#hand.clock(now)
      await this.#afterAct(now)
    }
    const stale = this.chairs.stale(this.#idleSeats, now)
    await this.#giveBack(stale)
    if (this.check.match !== null) for (const seat of stale) this.check.setReady(seat, false)
    if (!this.#hand) await this.#unseat(this.chairs.gone(this.#idleSeats, now), 'line_lost')
    await this.goOn(now)
  }

  /** When the clock next has something to do here. */
  get wakeAt(): number {
    const idle = this.chairs.wakeAt(this.#hand ? this.#idleSeats.filter(({ hold }) => hold) : this.chairs.seats)
    if (this.#hand) return this.#phase === 'scoring' ? idle : Math.min(this.#hand.wakeAt, idle)
    return Math.min(idle, this.check.wakeAt, this.#pairs.wakeAt)
  }

  /** Follows a hand from its seal over its deal to its end. */
  async #afterAct(now: number): Promise<void> {
    const hand = this.#hand
    if (!hand || this.#phase === 'scoring') return
    if (hand.unsealed) return this.#unsealed(hand, now)
    if (this.#phase === 'sealing' && !hand.isSealing) {
      this.#phase = 'playing'
      this.chairs.noteDeal(hand.seats, now)
    }
    if (!hand.state?.end) return
    this.#phase = 'scoring'
    const waits = await endHand(this.#deps, hand)
    this.#wake()
    if (!waits) await this.#scored([], now)
  }

  /** A seal that failed: those who broke it lose their seats. */
  async #unsealed(hand: Hand, now: number): Promise<void> {
    const { kind, seats } = hand.unsealed!
    await endUnsealed(this.#deps, hand, hand.unsealed!)
    for (const seat of hand.seats) clearSeat(seat)
    this.#hand = null
    this.#phase = 'waiting'
    this.#wake()
    for (const { seat, why } of unsealedLeavers(hand.seats, kind, seats)) await this.#unseat([seat], why)
    await this.#between(now)
  }

  /** The wallet is certain about the end of a match. @param barred members who may bet no more; null where it was refused */
  async paid(match: string, barred: string[] | null): Promise<void> {
    const hand = this.#hand
    if (hand?.plan.match !== match || !hand.state) return
    if (barred) tellAll(hand.seats, { kind: 'booked' })
    await this.#scored(barred ?? hand.seats.flatMap(({ player }) => player?.member ?? []), this.#now())
  }

  /** The hand is over and paid: whoever left or may play no more is unseated, and the next check begins. */
  async #scored(barred: readonly string[], now: number): Promise<void> {
    const { seats, state } = this.#hand!
    this.#former = formerOf({ seats }, state!)
    const leavers = leaversOf(seats, state!, barred).filter(({ seat }) => this.chairs.seats.includes(seat))
    for (const seat of seats) clearSeat(seat)
    this.#hand = null
    this.#phase = 'waiting'
    for (const { seat, why } of leavers) await this.#unseat([seat], why)
    await this.#between(now)
  }

  /** After a hand: a check, or everybody hears that the table waits. */
  async #between(now: number): Promise<void> {
    await this.goOn(now)
    if (this.#phase === 'waiting') this.chairs.tellAll(this.#phase)
  }
}
