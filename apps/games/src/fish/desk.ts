import { sha256 } from '@baize/game-kit/browser/crypto'
import {
  type FishClientFrame,
  findFishDefinition,
  fishDefinitionOf,
  LEVELS,
  type Level,
  type RoomClass,
  type TickFrame,
  tideAt,
} from '@baize/game-kit/fish/index'
import { fromHex } from '@baize/game-kit/seeds'
import { createPicture } from '../kit/picture.ts'
import type { Line } from '../rooms/room-line.ts'
import { Gun } from './gun.ts'
import type { PageParts } from './page-parts.ts'
import { applyTick } from './sea/apply-tick.ts'
import { Sea } from './sea/sea.ts'
import { showWeapon } from './sea/show-weapon.ts'
import { Tickets } from './sea/tickets.ts'
import { reduceRoom } from './state/reduce-room.ts'
import { type ActFault, emptyPicture } from './state/room-picture.ts'
import { Takings } from './state/takings.ts'
import type { FishWire, ToldFrame } from './wire/fish-wire.ts'

/** Pings at join, and how far apart (rooms.md 2.8). */
const JOIN_PINGS = 5
const JOIN_PING_GAP_MS = 160
/** An act that is not answered in this time is told as such. */
const ANSWER_MS = 5_000
/** The part of a scene that is shown while no room is chosen. */
const [SHOWN_FROM_MS, SHOWN_UNTIL_MS] = [14_000, 80_000]

type ActFields = { [K in 'sit' | 'purse' | 'leave']: Omit<Extract<FishClientFrame, { kind: K }>, 'a'> }[
  | 'sit'
  | 'purse'
  | 'leave']

/** Turns presses into shots and acts, and what the server tells into what the page shows. */
export class FishDesk {
  readonly picture = createPicture(emptyPicture, reduceRoom)
  readonly tickets = new Tickets()
  readonly takings = new Takings()
  readonly page: PageParts & { desk: FishDesk }
  readonly gun: Gun
  sea: Sea
  /** Told after each ticket what the visit came to, in units. */
  onTicket: (stakedUnits: number, returnedUnits: number, tickets: number) => void = () => {}
  #ticketsEnded = 0
  readonly #wire: FishWire
  #a = Date.now()
  #lastN: number | null = null

  constructor(page: PageParts, wire: FishWire) {
    this.page = { ...page, desk: this }
    this.#wire = wire
    this.sea = new Sea(fishDefinitionOf(page.boot.game.code))
    this.gun = new Gun(this, wire)
  }

  start(): void {
    this.#wire.start({
      frame: frame => this.receive(frame),
      tick: tick => this.receiveTick(tick),
      line: line => this.#line(line),
    })
  }

  sit(roomClass: RoomClass): void {
    this.#ask({ kind: 'sit', class: roomClass })
  }

  /** @returns the number of the act, by which its answer is known */
  addToPurse(amountUnits: number): number {
    return this.#ask({ kind: 'purse', amountUnits })
  }

  leave(): void {
    this.gun.stopAids()
    this.#ask({ kind: 'leave' })
  }

  receive(frame: ToldFrame): void {
    if (this.#isGap(frame.n)) return
    const { time } = this.page
    if (frame.kind === 'pong') {
      if (frame.atMs !== null) time.told(frame.c, frame.atMs)
      return
    }
    if (frame.kind === 'room') this.#enter(frame)
    this.picture.tell({ type: 'frame', frame })
    if (frame.kind === 'scene')
      this.sea.open({ room: this.picture.read().room!, number: frame.number, seed: fromHex(frame.seed) }, frame)
    if (frame.kind === 'ticket') this.tickets.told(frame, time.nowMs)
    if (frame.kind === 'ended') this.#ended(frame)
    if (frame.kind === 'freeze') this.sea.freeze(frame.fromMs)
    if (frame.kind === 'relief') this.sea.relieve(frame.sceneMs)
    if (frame.kind === 'weapon') showWeapon(this, frame)
    if (frame.kind === 'seed-wanted') void this.page.seed.send()
    if (frame.kind === 'refused') this.page.notice.show(this.page.t(`refused.${frame.code}`), 'error')
    if (frame.kind === 'end') this.#end()
  }

  receiveTick(tick: TickFrame): void {
    if (!this.#isGap(tick.n)) applyTick(this, tick)
  }

  /** Once a frame: time, bullets, claims and what fires by itself. */
  frame(): void {
    const { time } = this.page
    time.frame()
    const nowMs = time.nowMs
    for (const { shot, fish, tMs } of this.sea.advance(nowMs, time.localMs)) {
      this.#wire.shoot({ kind: 'hit', ticket: shot.ticket, k: shot.k, fish, tMs })
      this.page.sound.hit()
    }
    if (this.picture.read().room === null) this.#showSea(nowMs)
    this.#watchTide(nowMs)
    this.gun.frame(nowMs)
  }

  /** One level up or down; it never changes by itself. */
  changeLevel(by: 1 | -1): void {
    const place = LEVELS.indexOf(this.picture.read().level) + by
    this.set({ level: LEVELS[Math.min(LEVELS.length - 1, Math.max(0, place))]! as Level })
  }

  set(fields: Partial<ReturnType<typeof this.picture.read>>): void {
    this.picture.tell({ type: 'set', fields })
  }

  /** Price of bullets without an answer, which the server has not taken from the purse yet. */
  countLeaving(): void {
    const { unitUnits } = this.picture.read()
    const bullets = this.sea.own.reduce((sum, { isTaken, level }) => sum + (isTaken ? 0 : level), 0)
    this.set({ leavingUnits: bullets * unitUnits })
  }

  /** Prey swims behind the choice of depths too: for the eye alone, until a room tells its own scene. */
  #showSea(nowMs: number): void {
    const { scene } = this.sea
    if (scene && nowMs < scene.clock.t0Ms + SHOWN_UNTIL_MS) return
    this.sea.open({ room: '', number: 0, seed: new Uint8Array(32) }, { t0Ms: nowMs - SHOWN_FROM_MS })
  }

  /** All bullets go back and prey leaves when the scene is over. */
  #watchTide(nowMs: number): void {
    const { scene } = this.sea
    const { room, isTide } = this.picture.read()
    if (!scene || room === null || isTide || nowMs < tideAt(scene.clock)) return
    this.set({ isTide: true, lock: 0 })
    this.sea.own.length = 0
    this.countLeaving()
    this.sea.add({ kind: 'tide', atMs: this.page.time.localMs })
    this.page.sound.tide()
  }

  #enter({ definitionHash, room, roomTimeMs }: Extract<ToldFrame, { kind: 'room' }>): void {
    const { time, boot } = this.page
    const definition = findFishDefinition(definitionHash, sha256) ?? fishDefinitionOf(boot.game.code)
    if (this.picture.read().room !== room || this.sea.definition !== definition) {
      this.sea = new Sea(definition)
      time.enter(roomTimeMs)
    }
    this.tickets.clear()
    this.sea.own.length = 0
    for (let i = 0; i < JOIN_PINGS; i++)
      setTimeout(
        () => this.#wire.shoot({ kind: 'ping', clientMs: Math.round(time.localMs) >>> 0 }),
        i * JOIN_PING_GAP_MS,
      )
  }

  #ended({ ticket, isPaid }: Extract<ToldFrame, { kind: 'ended' }>): void {
    this.tickets.over(ticket)
    if (!isPaid) return
    const { stakedUnits, returnedUnits } = this.picture.read()
    this.onTicket(stakedUnits, returnedUnits, ++this.#ticketsEnded)
  }

  #end(): void {
    this.tickets.clear()
    this.sea.own.length = 0
    this.sea.others.length = 0
    this.sea.scene = null
  }

  #ask(fields: ActFields): number {
    const a = ++this.#a
    this.set({ askedA: a, refused: null })
    if (this.#wire.act({ ...fields, a } as FishClientFrame)) setTimeout(() => this.#fault(a, 'no_answer'), ANSWER_MS)
    else this.#fault(a, 'not_sent')
    return a
  }

  /** An act that the server has not answered ends with a reason. */
  #fault(a: number, code: ActFault): void {
    const { askedA } = this.picture.read()
    if (askedA !== a) return
    this.set({ askedA: null, refused: { a, code } })
    this.page.notice.show(this.page.t(`refused.${code}`), 'error')
  }

  #line(line: Line): void {
    if (line === this.picture.read().line) return
    if (line === 'lost' || line === 'connecting') this.#lastN = null
    // Bullets in flight went back when the line broke.
    if (line === 'lost') {
      this.sea.own.length = 0
      this.countLeaving()
    }
    if (line === 'lost') this.set({ hasScene: false })
    const { askedA } = this.picture.read()
    if (askedA !== null && line === 'lost') this.#fault(askedA, 'no_answer')
    this.set({ line })
  }

  /** Frames are numbered; after a gap everything is asked for again. */
  #isGap(n: number): boolean {
    const isGap = this.#lastN !== null && n > this.#lastN + 1
    this.#lastN = isGap ? null : n
    if (isGap) this.#wire.helloAgain()
    return isGap
  }
}
