import type { LeftReason, TablePhase } from '@baize/game-kit/pvp/frames/server-frames'
import type { ShardDependencies } from '../rooms-dependencies.ts'
import { fenced } from '../shard/fence.ts'
import type { Player } from '../shard/player.ts'
import { giveUpHolds } from './money/holds.ts'
import { definitionOf, heldUnitsOf, type RoomSpec } from './room-spec.ts'
import { clearSeat, newSeat, type Seat, shownSeat, tellAll } from './seat.ts'

/** A hand that does not start so long after a hold gives it back; a place without a connection is freed (rooms.md 3.2, 4.2). */
const HELD_MS = 20_000
const GONE_MS = 60_000
const KEPT_WAITS = 20

/** The seats of a table: who sits, what they have put aside, and since when they are gone. */
export class Chairs {
  readonly seats: Seat[] = []
  readonly mostSeats: number
  /** When the last member left; null while anybody sits. */
  emptySince: number | null = null
  /** How long members waited from their seat to a deal, with when that was. */
  readonly waits: { at: number; ms: number }[] = []
  readonly #deps: ShardDependencies
  readonly #spec: RoomSpec
  readonly #seatedAt = new Map<Player, number>()
  readonly #lostAt = new Map<Player, number>()

  constructor(deps: ShardDependencies, spec: RoomSpec) {
    this.#deps = deps
    this.#spec = spec
    this.mostSeats = definitionOf(spec).mostSeats
  }

  /** Seats a member at the first free place. A practice table fills its other ones with bots. */
  add(player: Player, since: number): Seat {
    const taken = new Set(this.seats.map(({ place }) => place))
    const free = [...Array(this.mostSeats).keys()].filter(place => !taken.has(place))
    const seat = newSeat(free[0]!, player, since)
    // The press that enters is the word for the first hand; chips are put aside nowhere.
    seat.isReady = this.#spec.mode === 'practice' && player.chipsUnits >= heldUnitsOf(this.#spec)
    tellAll(this.seats, { kind: 'seated', ...shownSeat(seat) })
    this.seats.push(seat)
    if (this.#spec.mode === 'practice') for (const place of free.slice(1)) this.seats.push(newSeat(place, null, since))
    this.emptySince = null
    this.#seatedAt.set(player, since)
    return seat
  }

  /** Since when a member waits for its first deal; undefined once it was dealt one. */
  seatedAt(player: Player): number | undefined {
    return this.#seatedAt.get(player)
  }

  of(player: Player): Seat | undefined {
    return this.seats.find(seat => seat.player === player)
  }

  lost(player: Player, now: number): void {
    this.#lostAt.set(player, now)
  }

  found(player: Player): void {
    this.#lostAt.delete(player)
  }

  tell({ player, place }: Seat, phase: TablePhase): void {
    const { id, code, mode, stakeUnits, privateCode } = this.#spec
    player?.tell({
      ...{ kind: 'table', room: id, game: code, mode, stake: stakeUnits, code: privateCode, seat: place },
      ...{ seats: this.seats.map(shownSeat), phase },
    })
  }

  tellAll(phase: TablePhase): void {
    for (const seat of this.seats) this.tell(seat, phase)
  }

  /**
   * Frees seats and tells it. Their holds are none of this: they were given back, or a match pays them.
   * @param why told where the table does it, and not the member
   */
  remove(seats: readonly Seat[], now: number, why?: LeftReason): void {
    for (const seat of seats) {
      tellAll(this.seats, { kind: 'left', seat: seat.place, ...(why && { why }) })
      this.seats.splice(this.seats.indexOf(seat), 1)
      if (!seat.player) continue
      seat.player.room = null
      this.#seatedAt.delete(seat.player)
      this.#lostAt.delete(seat.player)
    }
    if (this.seats.some(({ player }) => player)) return
    this.seats.length = 0
    this.emptySince = now
  }

  /** Gives back what seats have put aside or asked for. @returns true where the wallet has something to hear @throws LeaseLost */
  async giveBack(seats: readonly Seat[]): Promise<boolean> {
    const ids = seats.flatMap(({ hold, asking }) => [hold, asking?.hold].flatMap(one => one?.id ?? []))
    if (ids.length > 0) await fenced(this.#deps, tx => giveUpHolds(tx, ids, this.#deps.outside.now()))
    for (const seat of seats) clearSeat(seat)
    return ids.length > 0
  }

  /**
   * Puts those who are ready first: seats of a match are the first places of its table, so that every frame names them alike.
   * @returns true where anybody moved
   */
  sortReady(): boolean {
    this.seats.sort((a, b) => Number(b.isReady) - Number(a.isReady) || a.place - b.place)
    const hasMoved = this.seats.some(({ place }, at) => place !== at)
    for (const [at, seat] of this.seats.entries()) seat.place = at
    return hasMoved
  }

  noteDeal(seats: readonly Seat[], now: number): void {
    for (const { player } of seats) {
      const since = player ? this.#seatedAt.get(player) : undefined
      if (!player || since === undefined) continue
      this.waits.push({ at: now, ms: now - since })
      this.#seatedAt.delete(player)
    }
    this.waits.splice(0, this.waits.length - KEPT_WAITS)
  }

  /** Of some seats, those whose holds waited too long for a hand. */
  stale(seats: readonly Seat[], now: number): Seat[] {
    return seats.filter(({ hold }) => hold && now - hold.heldAt >= HELD_MS)
  }

  /** Of some seats, those that are without a connection for too long. */
  gone(seats: readonly Seat[], now: number): Seat[] {
    return seats.filter(({ player }) => player && now - (this.#lostAt.get(player) ?? now) >= GONE_MS)
  }

  /** When one of some seats next is stale or gone. */
  wakeAt(seats: readonly Seat[]): number {
    const times = seats.flatMap(({ hold, player }) => [
      ...(hold ? [hold.heldAt + HELD_MS] : []),
      ...(player && this.#lostAt.has(player) ? [this.#lostAt.get(player)! + GONE_MS] : []),
    ])
    return Math.min(...times)
  }
}
