import type { ClientFrame } from '@baize/game-kit/pvp/frames/client-frames'
import type { RoomError } from '@baize/game-kit/pvp/frames/errors'
import type { TablePhase } from '@baize/game-kit/pvp/frames/server-frames'
import { LeaseLost, type MatchDependencies } from '../rooms-dependencies.ts'
import type { Player } from '../shard/player.ts'
import type { Chairs } from './chairs.ts'
import type { Hand } from './hands/hand.ts'
import type { HoldAnswer } from './money/holds.ts'
import type { RoomSpec } from './room-spec.ts'
import { type Seat, tellAll } from './seat.ts'
import { Table } from './table.ts'
import { WorkQueue } from './work-queue.ts'

/** One phrase in so long (rooms.md 4.1). */
const PHRASE_MS = 4_000

/** Calls of a room to its shard. */
export interface RoomHost {
  /** The wallet has something to hear. */
  wake(): void
  leaseLost(): void
  /** The room's memory may differ from what is stored. */
  stumbled(): void
}

type ActFrame = Exclude<ClientFrame, { kind: 'hello' | 'sit' | 'ping' }>

/** A room with its table. Everything happens in the order of its queue, which is what "at the same time" means there. */
export class Room {
  readonly spec: RoomSpec
  readonly #deps: MatchDependencies
  readonly #table: Table
  readonly #queue: WorkQueue
  /** Nothing is done here any more: the room is taken up anew from what is stored. */
  #isAbandoned = false
  /** When the clock next has something to do here, as it was after the last work. */
  #wakeAt = Number.POSITIVE_INFINITY

  constructor(deps: MatchDependencies, spec: RoomSpec, host: RoomHost) {
    this.#deps = deps
    this.spec = spec
    this.#table = new Table(deps, spec, host.wake)
    this.#queue = new WorkQueue(error => {
      if (error instanceof LeaseLost) return host.leaseLost()
      deps.log.error({ err: error, room: spec.id }, 'a room stumbled')
      if (this.#isAbandoned) return
      this.#isAbandoned = true
      host.stumbled()
    })
  }

  get phase(): TablePhase {
    return this.#table.phase
  }

  /** The match that is sealed or played here now. */
  get match(): string | null {
    return this.#table.hand?.plan.match ?? null
  }

  /** True once an operator closed it: nobody sits down here any more. */
  get isClosing(): boolean {
    return this.#table.isClosing
  }

  get chairs(): Chairs {
    return this.#table.chairs
  }

  get seats(): readonly Seat[] {
    return this.chairs.seats
  }

  get mostSeats(): number {
    return this.chairs.mostSeats
  }

  /** Resolves when all that came until now is done. */
  idle(): Promise<void> {
    return this.#queue.idle()
  }

  #now(): number {
    return this.#deps.outside.now().getTime()
  }

  #add(work: () => Promise<unknown> | unknown): void {
    this.#queue.add(async () => {
      if (this.#isAbandoned) return
      await work()
      this.#wakeAt = this.#table.wakeAt
    })
  }

  /** Seats a member, whose right to sit was checked. @param since when it began to wait */
  sit(player: Player, since = this.#now()): void {
    player.room = this
    const seat = this.chairs.add(player, since)
    this.chairs.tell(seat, this.phase)
    this.#add(async () => {
      this.#table.check.tell(seat)
      await this.#table.goOn(this.#now())
    })
  }

  /** Takes a member who waits here to a room with a free seat; its wait goes on. */
  move(player: Player, target: Room): void {
    const since = this.chairs.seatedAt(player)
    this.chairs.remove([this.chairs.of(player)!], this.#now())
    this.#wakeAt = this.#table.wakeAt
    target.sit(player, since)
  }

  /** Puts a hand back that another process left, with its members at their places. */
  resume(hand: Hand, hands: number): void {
    for (const seat of hand.seats) {
      this.chairs.seats.push(seat)
      if (seat.player) seat.player.room = this
    }
    this.#add(() => this.#table.resume(hand, hands))
  }

  /** Plays the hand to its end, begins no other one and frees the seats. */
  close(): void {
    if (!this.isClosing) this.#add(() => this.#table.close(this.#now()))
  }

  /** Ends a match for nothing, as an operator asked. */
  voidMatch(match: string): void {
    this.#add(() => this.#table.voidHand(match, this.#now()))
  }

  /** A member is connected anew. @param have frames that it has of this table; null for a snapshot */
  connected(player: Player, have: number | null): void {
    this.#add(async () => {
      const seat = this.chairs.of(player)
      if (!seat) return
      this.chairs.found(player)
      const missed = have === null ? null : player.ring.after(have)
      if (missed) for (const text of missed) player.line?.send(text)
      else {
        this.chairs.tell(seat, this.phase)
        this.#table.check.tell(seat)
        this.#table.hand?.snapshot(seat)
      }
      await this.#table.actOf(seat, 'connected')
    })
  }

  /** A member may play for money no more. */
  bar(player: Player): void {
    this.#add(async () => {
      const seat = this.chairs.of(player)
      if (seat) await this.#table.bar(seat)
    })
  }

  lost(player: Player): void {
    this.#add(async () => {
      const seat = this.chairs.of(player)
      if (!seat || player.line) return
      this.chairs.lost(player, this.#now())
      await this.#table.actOf(seat, 'lost')
    })
  }

  /** A frame of a seated member. @param at when it came */
  take(player: Player, frame: ActFrame, at: number, done: () => void) {
    this.#add(async () => {
      const seat = this.chairs.of(player)
      const refused = seat ? await this.#takeOf(seat, frame, at) : 'not_seated'
      if (refused) player.refuse(frame.a, refused)
      done()
    })
  }

  async #takeOf(seat: Seat, frame: ActFrame, at: number): Promise<RoomError | null> {
    if (frame.kind === 'ready') return this.#table.ready(seat, frame, at)
    if (frame.kind === 'leave') return this.#table.leave(seat)
    if (frame.kind === 'phrase') return this.#say(seat, frame.id, at)
    if (frame.kind === 'back') return this.#back(seat)
    return this.#table.takeInHand(seat, frame, at)
  }

  async #back(seat: Seat): Promise<null> {
    await this.#table.actOf(seat, 'back')
    return null
  }

  #say({ player, place }: Seat, id: number, at: number): RoomError | null {
    if (at - player!.saidAt < PHRASE_MS) return 'too_fast'
    player!.saidAt = at
    tellAll(this.seats, { kind: 'phrase', seat: place, id })
    return null
  }

  /** Takes what came of asking for a hold, where its seat still waits for it. */
  held(id: string, answer: HoldAnswer): void {
    const seat = this.seats.find(({ asking }) => asking?.hold.id === id)
    if (seat) this.#add(() => this.#table.answered(seat, id, answer))
  }

  /** Does what is due by now. */
  clock(now: number): void {
    if (this.#wakeAt > now) return
    this.#wakeAt = Number.POSITIVE_INFINITY
    this.#add(() => this.#table.clock(now))
  }

  /** Takes the end of its match, of which the wallet is certain. One that was played before is told nobody. */
  paid(match: string, barred: string[] | null): void {
    if (this.match === match) this.#add(() => this.#table.paid(match, barred))
  }
}
