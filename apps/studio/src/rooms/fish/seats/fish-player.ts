import type { EndReason, FishServerFrame, MissedCatch, PurseFrame, SeatNumber } from '@baize/game-kit/fish/index'
import { purseOf } from '@baize/game-kit/fish/index'
import type { Answered } from '@baize/game-kit/pvp/conduct/answers'
import type { RoomError } from '@baize/game-kit/pvp/frames/errors'
import type { Visit } from '../../../visits.ts'
import { nameOf } from '../../shard/player.ts'
import type { SeaLine } from '../sea-line.ts'
import type { SeaRoom } from '../sea-room.ts'
import type { Purse } from './purse.ts'

/** Most catches that wait to be told. */
const MOST_UNTOLD = 50

/** A player of a title and a book in a shard, with or without a connection, a seat or a purse. */
export class FishPlayer {
  readonly key: string
  visit: Visit
  line: SeaLine | null = null
  room: SeaRoom | null = null
  seat: SeatNumber = 0
  purse: Purse | null = null
  answered: Answered | null = null
  /** Of the last shot. */
  level = 1
  /** When it last fired, sat down or put something into the purse. */
  actedAtMs: number
  /** Since when it has no connection. */
  lostAtMs: number | null = null
  /** Until when a purse waits for its player after a restart. */
  keptUntilMs: number | null = null
  /** Bets are not allowed any more in this visit. */
  isBarred = false
  /** A ticket is being opened. */
  isOpening = false
  /** Its browser has to send a client seed before a ticket opens, and was told so. */
  isSeedWanted = false
  /** No ticket is asked for before. */
  nextTicketAtMs = 0
  /** Tickets that ended and are not concluded, by their serials. */
  readonly ended = new Map<bigint, Extract<FishServerFrame, { kind: 'ended' }>>()
  /** Units to fire with that it was told of last. */
  toldUnits = 0
  /** All that it has is told anew with the next flush. */
  wantsAll = false
  #untold: MissedCatch[] = []
  #frames: FishServerFrame[] = []
  #n = 0
  #tickets = 0

  constructor(visit: Visit, nowMs: number) {
    this.key = FishPlayer.keyOf(visit)
    this.visit = visit
    this.actedAtMs = nowMs
  }

  /** One player of a title and a book. */
  static keyOf({
    user_id,
    game_code,
    currency,
    mode,
  }: Pick<Visit, 'user_id' | 'game_code' | 'currency' | 'mode'>): string {
    return [user_id, game_code, mode, currency].join('|')
  }

  get name(): string {
    return nameOf(this.visit.user_id)
  }

  /** A page begins anew: frames are counted anew, and what waits for the one before is part of what is told anew. */
  connect(line: SeaLine): void {
    this.line = line
    this.lostAtMs = null
    this.#n = 0
    this.#frames = []
    this.isSeedWanted = false
    this.wantsAll = true
  }

  /** Tells with the next flush, after all that happened before is durable. */
  tell(frame: FishServerFrame): void {
    if (this.line) this.#frames.push(frame)
  }

  tellPurse(): void {
    this.tell(this.purseFrame())
  }

  tellEnd(reason: EndReason): void {
    this.tell({ kind: 'end', reason })
  }

  refuse(a: number, code: RoomError): void {
    this.#frames.push({ kind: 'refused', a, code })
  }

  get hasFrames(): boolean {
    return this.#frames.length > 0
  }

  /** Frames that wait to be told. */
  takeFrames(): FishServerFrame[] {
    const frames = this.#frames
    this.#frames = []
    return frames
  }

  /** Sends a frame at once. */
  send(frame: FishServerFrame): void {
    this.line?.send(JSON.stringify({ ...frame, n: this.nextN() }))
  }

  /** Answers a ping at once, with the time of the room. */
  pong(c: number, nowMs: number): void {
    this.send({ kind: 'pong', c, atMs: this.room?.timeAt(nowMs) ?? null })
  }

  /** The number of the next frame of the connection, be it text or a tick. */
  nextN(): number {
    return ++this.#n
  }

  /** The number of the next ticket, as binary frames name it. */
  nextTicket(): number {
    return this.#tickets++ & 0xff
  }

  /** Keeps catches that nobody was there to be told. */
  missed(list: readonly MissedCatch[]): void {
    const isKept = ({ ticket, k }: MissedCatch) => this.#untold.some(one => one.ticket === ticket && one.k === k)
    this.#untold = [...this.#untold, ...list.filter(one => !isKept(one))].slice(-MOST_UNTOLD)
  }

  takeUntold(): MissedCatch[] {
    const untold = this.#untold
    this.#untold = []
    return untold
  }

  /** The cannon's state in its room; undefined for whoever sits in none. */
  get cannon() {
    return this.room?.kit.seats.get(this.seat)
  }

  /** True while it sits and has not left. */
  get isSeated(): boolean {
    return this.cannon !== undefined && !this.cannon.isLeaving
  }

  purseFrame(): PurseFrame {
    const { purse, cannon } = this
    if (!purse) return { kind: 'purse', state: 'none', heldUnits: 0, spendableUnits: 0 }
    const { heldUnits, owedUnits, isReleasing, holds, asking } = purse
    const isFirst = heldUnits === 0 && holds === asking.size
    const state = isReleasing ? 'releasing' : isFirst ? 'asking' : 'open'
    return { kind: 'purse', state, heldUnits, spendableUnits: cannon ? purseOf(cannon) : heldUnits + owedUnits }
  }
}
