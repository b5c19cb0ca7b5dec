import { hmac, sha256 } from '@baize/game-kit/browser/crypto'
import {
  type FishClientFrame,
  type FishCode,
  type FishDefinition,
  fishDefinitionHash,
  fishDefinitionOf,
  inSight,
  type Level,
  openRoom,
  purseOf,
  ROOM_CLASSES,
  type Room,
  type RoomAct,
  type RoomClass,
  type RoomEvent,
  type SceneRow,
  type SeatNumber,
  step,
  type TickFrame,
  ticketRows,
  type UpFrame,
  type VerifiableTicket,
} from '@baize/game-kit/fish/index'
import { toHex } from '@baize/game-kit/seeds'
import { scatter } from '../../kit/stage/timeline.ts'
import { meets } from '../sea/shots.ts'
import type { FishWire, ToldFrame, WireCalls } from '../wire/fish-wire.ts'

export interface LocalSeaInput {
  code: FishCode
  /** Number of the first scene: every third one has a boss. */
  scene?: number
  /** How far that scene has gone at the start. */
  sceneMs?: number
  bots?: readonly SeatNumber[]
  seed?: number
}

interface BotShot {
  seat: SeatNumber
  k: number
  angle: number
  lock: number
  firedAtMs: number
}

type Said = ToldFrame extends infer Frame ? (Frame extends { n: number } ? Omit<Frame, 'n'> : never) : never

const FLUSH_MS = 120
const OWN: SeatNumber = 0
const BOT_NAMES = ['', 'Heron 41', 'Otter 7', 'Plover 230'] as const
const BOT_UNITS = 50_000_000
const BOT_EVERY_MS = 620
const BOT_LEVELS: readonly Level[] = [1, 3, 10, 20]

const nonceOf = (ticket: number, seat: SeatNumber): number => ticket * 10 + seat

/** A room in this page: the game kit's own rules with bots at the other cannons, and no server and no money. */
export class LocalSea implements FishWire {
  nowMs = 0
  /** Own tickets that have ended, by id, each with its secret open. */
  readonly booked = new Map<string, VerifiableTicket>()
  readonly #scenes: SceneRow[] = []
  readonly #input: LocalSeaInput
  readonly #definition: FishDefinition
  readonly #room: Room
  readonly #seed: Uint8Array
  #calls: WireCalls | null = null
  #n = 0
  #scene: number
  #flushAtMs = 0
  #nextTicket: Record<number, number> = {}
  #tick: Omit<TickFrame, 'n' | 'purseUnits'> = { results: [], shots: [], gone: [] }
  #bots: BotShot[] = []
  #botFiredAtMs: Record<number, number> = {}
  #heldUnits = 0
  #unitUnits: number = ROOM_CLASSES.shallows

  constructor(input: LocalSeaInput) {
    this.#input = input
    this.#definition = fishDefinitionOf(input.code)
    this.#seed = new Uint8Array(32).fill(input.seed ?? 7)
    this.#scene = input.scene ?? 0
    this.#room = openRoom({ id: 'local', definition: this.#definition, classUnits: this.#unitUnits, hmac })
    this.nowMs = 1_000_000
  }

  start(calls: WireCalls): void {
    this.#calls = calls
    calls.line('open')
    this.#say({ kind: 'purse', state: 'none', heldUnits: 0, spendableUnits: 0 })
  }

  helloAgain(): void {}

  /** The line to the room breaks, as far as its page knows. */
  breakOff(): void {
    this.#calls?.line('lost')
  }

  act(frame: FishClientFrame): boolean {
    if (frame.kind === 'sit') this.#sit(frame.class)
    if (frame.kind === 'purse') this.#hold(frame.amountUnits)
    if (frame.kind === 'leave') this.#do({ kind: 'leave', seat: OWN })
    return true
  }

  shoot(frame: UpFrame): void {
    if (frame.kind === 'ping') this.#say({ kind: 'pong', c: frame.clientMs, atMs: this.nowMs })
    else this.#do({ ...frame, seat: OWN } as RoomAct)
  }

  /** Lets time pass. */
  advance(ms: number): void {
    for (let left = ms; left > 0; left -= 20) {
      this.nowMs += Math.min(20, left)
      this.#do({ kind: 'time' })
      for (const seat of this.#input.bots ?? []) this.#playBot(seat)
      this.#claimForBots()
      if (this.nowMs >= this.#flushAtMs) this.#flush()
    }
  }

  #sit(roomClass: RoomClass): void {
    this.#unitUnits = ROOM_CLASSES[roomClass]
    this.#room.classUnits = this.#unitUnits
    const bots = this.#input.bots ?? []
    this.#say({
      ...{
        kind: 'room',
        room: 'local',
        title: this.#input.code,
        class: roomClass,
        unitUnits: this.#unitUnits,
        seat: OWN,
      },
      definitionHash: fishDefinitionHash(this.#definition, sha256),
      seats: [{ seat: OWN, name: 'You', level: 1 }, ...bots.map(seat => ({ seat, name: BOT_NAMES[seat]!, level: 3 }))],
      ...{ roomTimeMs: this.nowMs, mode: 'play' },
    })
    this.#openScene(this.nowMs - (this.#input.sceneMs ?? 0))
    for (const seat of bots) {
      this.#do({ kind: 'sit', seat, heldUnits: BOT_UNITS })
      this.#openTicket(seat)
    }
  }

  #hold(units: number): void {
    this.#heldUnits += units
    if (!this.#room.seats.has(OWN)) {
      this.#do({ kind: 'sit', seat: OWN, heldUnits: units })
      this.#openTicket(OWN)
      this.#openTicket(OWN)
    } else this.#do({ kind: 'hold', seat: OWN, units })
    this.#sayPurse('open')
  }

  #sayPurse(state: 'open' | 'none'): void {
    const seat = this.#room.seats.get(OWN)
    this.#say({ kind: 'purse', state, heldUnits: this.#heldUnits, spendableUnits: seat ? purseOf(seat) : 0 })
  }

  #openScene(t0Ms: number): void {
    const number = this.#scene
    this.#do({ kind: 'scene', number, seed: this.#seed, t0Ms })
    const open = { number, seed: toHex(this.#seed), commitment: toHex(sha256(this.#seed)), t0Ms }
    this.#scenes.push({ ...open, freezesMs: [], reliefsMs: [] })
    this.#say({
      ...{ kind: 'scene', ...open, freezesMs: [], reliefsMs: [], gone: [] },
      commitNext: toHex(sha256(sha256(this.#seed))),
    })
  }

  #openTicket(seat: SeatNumber): void {
    const number = this.#nextTicket[seat] ?? 0
    this.#nextTicket[seat] = (number + 1) % 256
    const nonce = nonceOf(number, seat)
    const key = { definition: this.#definition, serverSeed: this.#seed, clientSeed: 'local', nonce }
    this.#do({ kind: 'ticket', seat, ticket: number, key })
    if (seat !== OWN) return
    this.#say({
      ...{ kind: 'ticket', number, id: `local-${number}`, nonce, commitment: toHex(sha256(this.#seed)) },
      ...{ clientSeed: 'local', nextK: 0, openedAtMs: null },
    })
  }

  #do(act: RoomAct): void {
    for (const event of step(this.#room, act, this.nowMs)) this.#tell(event)
  }

  #tell(event: RoomEvent): void {
    if (event.kind === 'answer') {
      if (event.seat === OWN) this.#tick.results.push(event)
      else if (event.answer !== 'fired' && event.answer !== 'gone' && event.answer !== 'no')
        this.#bots = this.#bots.filter(({ seat, k }) => seat !== event.seat || k !== event.k)
    }
    if (event.kind === 'shot') this.#tick.shots.push(event)
    if (event.kind === 'gone') this.#tick.gone.push({ ...event, sinceMs: 0 })
    if (event.kind === 'weapon') this.#say(event)
    if (event.kind === 'freeze') {
      this.#scenes.at(-1)!.freezesMs.push(event.fromMs)
      this.#say(event)
    }
    if (event.kind === 'relief') {
      this.#scenes.at(-1)!.reliefsMs.push(event.sceneMs)
      this.#say(event)
    }
    if (event.kind === 'scene-over') {
      this.#scene++
      this.#openScene(this.nowMs)
    }
    if (event.kind === 'ended') this.#conclude(event)
    if (event.kind === 'dropped') this.#openTicket(event.seat)
    if (event.kind === 'release' && event.seat === OWN) {
      this.#heldUnits = 0
      this.#sayPurse('none')
      this.#say({ kind: 'end', reason: 'left' })
    }
  }

  #conclude({ seat, result }: Extract<RoomEvent, { kind: 'ended' }>): void {
    const { ticket, shots, stakedUnits, wonUnits } = result
    if (seat === OWN) {
      this.#heldUnits += wonUnits - stakedUnits
      const id = `local-${ticket}`
      this.booked.set(id, this.#record(result))
      this.#say({
        ...{ kind: 'ended', ticket, id, shots: shots.length, isPaid: true },
        returned: shots.filter(({ state }) => state === 'returned').length,
        ...{ stakeUnits: stakedUnits, payoutUnits: wonUnits },
      })
    }
    this.#do({ kind: 'concluded', seat, ticket })
    this.#openTicket(seat)
  }

  #record(result: Parameters<typeof ticketRows>[0]): VerifiableTicket {
    return {
      ...{ gameCode: this.#input.code, definitionHash: fishDefinitionHash(this.#definition, sha256), room: 'local' },
      ...{ seat: OWN, classUnits: this.#unitUnits, commitment: toHex(sha256(this.#seed)) },
      ...{ serverSeed: toHex(this.#seed), clientSeed: 'local', nonce: nonceOf(result.ticket, OWN) },
      ...{ ...ticketRows(result), scenes: structuredClone(this.#scenes) },
    }
  }

  #playBot(seat: SeatNumber): void {
    const { scene } = this.#room
    const next = (this.#botFiredAtMs[seat] ?? 0) + BOT_EVERY_MS + 90 * seat
    if (!scene || this.#room.phase !== 'scene' || this.nowMs < next) return
    const ticket = this.#room.seats.get(seat)?.tickets.at(-1)
    if (!ticket) return
    this.#botFiredAtMs[seat] = this.nowMs
    const k = ticket.nextK
    const angle = Math.round((seat < 2 ? 2_400 : 400) + 1_200 * scatter(Math.floor(this.nowMs / 900), seat))
    const shot = { seat, ticket: ticket.number, k, angle, lock: 0, tMs: this.nowMs }
    this.#do({ kind: 'fire', ...shot, level: BOT_LEVELS[(seat + Math.floor(k / 9)) % BOT_LEVELS.length]! })
    if (ticket.flying.has(k)) this.#bots.push({ seat, k, angle, lock: 0, firedAtMs: this.nowMs })
  }

  #claimForBots(): void {
    const { scene } = this.#room
    if (!scene) return
    const seen = inSight(scene, this.nowMs)
    for (const shot of [...this.#bots]) {
      const ticket = this.#room.seats.get(shot.seat)?.tickets.find(({ flying }) => flying.has(shot.k))
      const met = meets(scene, shot, seen, this.nowMs)
      if (!ticket) this.#bots = this.#bots.filter(one => one !== shot)
      else if (met)
        this.#do({ kind: 'hit', seat: shot.seat, ticket: ticket.number, k: shot.k, fish: met.fish, tMs: this.nowMs })
    }
  }

  #flush(): void {
    this.#flushAtMs = this.nowMs + FLUSH_MS
    const { results, shots, gone } = this.#tick
    if (results.length + shots.length + gone.length === 0) return
    const seat = this.#room.seats.get(OWN)
    this.#calls!.tick({ n: ++this.#n, purseUnits: seat ? purseOf(seat) : 0, results, shots, gone })
    this.#tick = { results: [], shots: [], gone: [] }
  }

  #say(frame: Said): void {
    this.#calls!.frame({ ...frame, n: ++this.#n } as ToldFrame)
  }
}
