import type { RoomError } from '@baize/game-kit/pvp/frames/errors'
import { beginCheck, checkOutcome, type ReadyCheck } from '@baize/game-kit/pvp/table/ready-check'
import type { MatchDependencies } from '../rooms-dependencies.ts'
import type { ServerFrame } from '../shard/player.ts'
import type { Chairs } from './chairs.ts'
import { newMatchId } from './hands/begin-hand.ts'
import type { HoldAnswer } from './money/holds.ts'
import { heldUnitsOf, type RoomSpec } from './room-spec.ts'
import { type Seat, tellAll } from './seat.ts'

/** The ready check of a table, while one runs: members say that they play, and the wallet puts their stakes aside (rooms.md 3.1). */
export class ReadyRound {
  readonly #deps: MatchDependencies
  readonly #spec: RoomSpec
  readonly #chairs: Chairs
  /** The wallet has something to hear. */
  readonly #wake: () => void
  #check: (ReadyCheck & { match: string }) | null = null

  constructor(deps: MatchDependencies, spec: RoomSpec, chairs: Chairs, wake: () => void) {
    this.#deps = deps
    this.#spec = spec
    this.#chairs = chairs
    this.#wake = wake
  }

  /** The match that the check leads to; null while none runs. */
  get match(): string | null {
    return this.#check?.match ?? null
  }

  #now(): number {
    return this.#deps.outside.now().getTime()
  }

  begin(now: number): void {
    const { seats, mostSeats } = this.#chairs
    this.#check = { ...beginCheck(now, seats.length < mostSeats), match: newMatchId() }
    tellAll(seats, this.#frame())
  }

  end(): void {
    this.#check = null
  }

  /** A place that is taken again in the same check must not find the holds of the one before. */
  renew(): void {
    if (this.#check) this.#check.match = newMatchId()
  }

  /** Tells a seat the check that runs, if one does: who is ready, and until when. */
  tell({ player }: Seat): void {
    if (this.#check) player?.tell(this.#frame())
  }

  /** Bots are always ready and never enough: practice waits for its only member, however long that takes. */
  get #isPractice(): boolean {
    return this.#spec.mode === 'practice'
  }

  #frame(): ServerFrame {
    const ready = this.#chairs.seats.filter(({ isReady }) => isReady).map(({ place }) => place)
    return { kind: 'readying', ready, until: this.#isPractice ? null : this.#check!.until }
  }

  outcome(now: number): ReturnType<typeof checkOutcome> {
    const { seats, mostSeats } = this.#chairs
    if (this.#isPractice) return seats.every(({ isReady }) => isReady) ? 'starts' : 'waits'
    return this.#check ? checkOutcome(this.#check, seats, { seats: mostSeats, now }) : 'waits'
  }

  /** When the clock next has something to do about it. */
  get wakeAt(): number {
    const { earliest, until } = (!this.#isPractice && this.#check) || {}
    const areReady = this.#chairs.seats.every(({ isReady }) => isReady)
    return Math.min(until ?? Number.POSITIVE_INFINITY, (areReady && earliest) || Number.POSITIVE_INFINITY)
  }

  setReady(seat: Seat, isReady: boolean): void {
    seat.isReady = isReady
    tellAll(this.#chairs.seats, { kind: 'ready', seat: seat.place, isReady })
  }

  /** Takes a member's word; a stake for real money is asked of the wallet first. @throws LeaseLost */
  async take(seat: Seat, { a, on }: { a: number; on: boolean }, at: number): Promise<RoomError | null> {
    if (!this.#check) return 'late'
    seat.missed = 0
    const { player, place } = seat
    const { mode } = this.#spec
    const amountUnits = heldUnitsOf(this.#spec)
    if (on && mode === 'practice' && player!.chipsUnits < amountUnits) return 'not_enough_money'
    if (!on || seat.hold || mode === 'practice') {
      this.setReady(seat, on)
      return null
    }
    if (seat.asking) return null
    const { match } = this.#check
    const hold = { id: `${match}:h${place}`, round: match, heldAt: at }
    await this.#deps.holds.add({ id: hold.id, round: match, visitId: player!.visit.id, amountUnits })
    seat.asking = { a, hold }
    this.#wake()
    return null
  }

  /** Takes the wallet's answer to a seat's hold. @returns false where the hold is of no concern any more, or was refused */
  answered(seat: Seat, id: string, answer: HoldAnswer): boolean {
    const { asking } = seat
    if (asking?.hold.id !== id) return false
    seat.asking = null
    if (!answer.isHeld) {
      seat.player?.refuse(asking.a, answer.code)
      return false
    }
    seat.hold = { ...asking.hold, heldAt: this.#now() }
    if (this.#check) this.setReady(seat, true)
    return true
  }
}
