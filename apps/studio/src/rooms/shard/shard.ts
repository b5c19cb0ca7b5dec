import { setTimeout as pause } from 'node:timers/promises'
import { takeAct } from '@baize/game-kit/pvp/conduct/answers'
import type { ClientFrame } from '@baize/game-kit/pvp/frames/client-frames'
import { isCodeValid } from '@baize/game-kit/pvp/matchmaking/private-codes'
import { isStoppedBy, type Stop } from '../../stops/player-stops.ts'
import type { Visit } from '../../visits.ts'
import { keepDesk } from '../desk/keep-desk.ts'
import { storeActs, storeBegun, storeDealt, storeEndings } from '../pvp/hands/match-store.ts'
import { restoreRoom } from '../pvp/hands/restore.ts'
import { concludeMatches } from '../pvp/money/concludes.ts'
import { noteHolds, settleHolds } from '../pvp/money/holds.ts'
import { Room, type RoomHost } from '../pvp/room.ts'
import type { RoomSpec } from '../pvp/room-spec.ts'
import { regroup } from '../pvp/seating/regroup.ts'
import { seatFor } from '../pvp/seating/seat-for.ts'
import { LeaseLost, type MatchDependencies, type ShardDependencies } from '../rooms-dependencies.ts'
import { scoreNight } from '../signals/score-night.ts'
import { GAP_MS, groupWriter } from './group-writer.ts'
import { type Line, Player } from './player.ts'

const WENT_MS = 60_000
const REGROUP_MS = 1_000

type Hello = Extract<ClientFrame, { kind: 'hello' }>
export type SpokenFrame = Exclude<ClientFrame, { kind: 'hello' }>

/** Frames of a player by their numbers: those after one, to the last. */
interface ToldFrames {
  after: number
  last: number
}

/** The rooms of a shard and whoever is in them, while its lease lasts. */
export class Shard {
  readonly deps: MatchDependencies
  readonly rooms = new Map<string, Room>()
  readonly players = new Map<string, Player>()
  /** When members tried codes of private rooms, beyond their connections. */
  readonly codesTriedAt = new Map<string, number[]>()
  readonly #onLost: () => void
  #running: Promise<void> | null = null
  #isWoken = false
  #regroupedAt = 0
  /** Rooms that stumbled and are to be taken up anew. */
  #fallen: Room[] = []
  #raising: Promise<void> | null = null

  /** @param onLost the lease has passed on */
  constructor(deps: ShardDependencies, onLost: () => void) {
    this.deps = {
      ...deps,
      holds: groupWriter('rooms holds', GAP_MS.hand, holds => noteHolds(deps, holds)),
      begun: groupWriter('rooms begun', GAP_MS.hand, matches => storeBegun(deps, matches)),
      dealt: groupWriter('rooms dealt', GAP_MS.hand, matches => storeDealt(deps, matches)),
      acts: groupWriter('rooms acts', GAP_MS.act, acts => storeActs(deps, acts)),
      endings: groupWriter('rooms endings', GAP_MS.hand, matches => storeEndings(deps, matches)),
    }
    this.#onLost = onLost
  }

  /** The player of a visit; one who is there keeps seat and frames. */
  playerOf(visit: Visit): Player {
    const player = this.players.get(visit.user_id) ?? new Player(visit)
    this.players.set(visit.user_id, player)
    return player
  }

  open(spec: RoomSpec): Room {
    const host: RoomHost = {
      wake: () => void this.settle(),
      leaseLost: this.#onLost,
      stumbled: () => this.#fallen.push(room),
    }
    const room: Room = new Room(this.deps, spec, host)
    this.rooms.set(spec.id, room)
    return room
  }

  /** A page says who it is: the newest one of a member speaks for it. */
  hello(visit: Visit, line: Line, { room, have }: Hello): Player {
    const player = this.playerOf(visit)
    if (player.line && player.line !== line) player.line.close(4002)
    // A seated member keeps the visit that its stakes were taken by.
    if (!player.room) {
      if (player.visit.id !== visit.id) player.isBarred = false
      player.visit = visit
    }
    player.line = line
    // A page that begins anew counts its acts anew.
    if (have === undefined) player.answered = null
    player.room?.connected(player, have === undefined || (room && room !== player.room.spec.id) ? null : have)
    return player
  }

  /** A connection ended. */
  gone(player: Player, line: Line): void {
    if (player.line !== line) return
    player.line = null
    player.room?.lost(player)
    if (!player.room) this.players.delete(player.member)
  }

  /** A member plays for no money any more: a hand goes on by its rules, and the seat goes with it. */
  stop(stop: Stop): void {
    for (const player of this.players.values()) {
      if (player.isBarred || !isStoppedBy(stop, player.visit)) continue
      player.isBarred = true
      player.room?.bar(player)
    }
  }

  /** A frame of a player. One that was answered gets the same answer (rooms.md 1.3). */
  take(player: Player, frame: SpokenFrame): unknown {
    const at = this.deps.outside.now().getTime()
    if (frame.kind === 'ping') return player.tell({ kind: 'pong', c: frame.c, at })
    const { a, ...body } = frame
    const taken = takeAct(player.answered, { a, body: JSON.stringify(body) })
    if (taken.kind === 'dropped') return null
    if (taken.kind === 'action_reused') return player.refuse(a, 'action_reused')
    if (taken.kind === 'again') {
      const { after, last } = taken.answer as ToldFrames
      for (const text of player.ring.after(after, last) ?? []) player.line?.send(text)
      return null
    }
    const answer: ToldFrames = { after: player.ring.last, last: player.ring.last }
    player.answered = { a, body: JSON.stringify(body), answer }
    const done = () => {
      answer.last = player.ring.last
    }
    if (frame.kind === 'sit') return seatFor(this, player, frame, at).catch(this.#stumbled).finally(done)
    if (player.room) return player.room.take(player, frame, at, done)
    player.refuse(a, 'not_seated')
    return done()
  }

  /** Does what is due by now at every table, and what the wallet has to hear. */
  async run(): Promise<void> {
    const now = this.deps.outside.now().getTime()
    for (const room of this.rooms.values()) room.clock(now)
    this.#regroup(now)
    await this.idle()
    await this.settle()
    await this.idle()
    await this.#raise()
    await keepDesk(this)
    await this.idle()
    await this.settle()
    await this.idle()
    this.#sweep(now)
  }

  /** Looks for members who may play together, once each night. */
  scoreNight(): Promise<boolean> {
    return scoreNight(this.deps, this.deps.outside.now())
  }

  /** Does what operators asked for. */
  keepDesk(): Promise<void> {
    return keepDesk(this)
  }

  clock(): void {
    const now = this.deps.outside.now().getTime()
    for (const room of this.rooms.values()) room.clock(now)
    void this.#raise()
    if (now - this.#regroupedAt < REGROUP_MS) return
    this.#regroup(now)
    this.#sweep(now)
  }

  /** Takes rooms that stumbled up from what is stored; their pages come back by themselves. */
  #raise(): Promise<void> {
    this.#raising ??= this.#raiseAll()
      .catch(error => (error instanceof LeaseLost ? this.#onLost() : this.#stumbled(error)))
      .finally(() => {
        this.#raising = null
      })
    return this.#raising
  }

  async #raiseAll(): Promise<void> {
    for (let room = this.#fallen[0]; room; room = this.#fallen[0]) {
      await restoreRoom(this, room)
      this.#fallen.shift()
      if (this.rooms.get(room.spec.id) === room) this.rooms.delete(room.spec.id)
      for (const { player } of room.seats) {
        if (player?.room === room) player.room = null
        player?.line?.close(1012)
      }
    }
  }

  #regroup(now: number): void {
    this.#regroupedAt = now
    regroup(this.rooms.values(), now)
  }

  async idle(): Promise<void> {
    await Promise.all([...this.rooms.values()].map(room => room.idle()))
  }

  /** Asks the wallet what is due; asked again while it runs, it runs once more. */
  settle(): Promise<void> {
    this.#isWoken = true
    this.#running ??= this.#settle().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #settle(): Promise<void> {
    while (this.#isWoken) {
      this.#isWoken = false
      await settleHolds(this.deps, (id, member, answer) => this.players.get(member)?.room?.held(id, answer))
        .then(() => concludeMatches(this.deps, ({ id, room }, barred) => this.rooms.get(room)?.paid(id, barred)))
        .catch(this.#stumbled)
      if (this.#isWoken) await pause(GAP_MS.hand)
    }
  }

  /** Resolves when nothing is asked of the wallet any more. */
  async settled(): Promise<void> {
    await this.#running
  }

  readonly #stumbled = (error: unknown): void => this.deps.log.error({ err: error }, 'a shard stumbled')

  /** Rooms that nobody sits in go, private ones once their code counts no more; and players without any. */
  #sweep(now: number): void {
    for (const [id, { chairs, spec }] of this.rooms) {
      const { emptySince } = chairs
      if (emptySince === null) continue
      if (spec.privateCode ? !isCodeValid(emptySince, now) : now - emptySince > WENT_MS) this.rooms.delete(id)
    }
    for (const [member, tried] of this.codesTriedAt)
      if (now - (tried.at(-1) ?? 0) > WENT_MS) this.codesTriedAt.delete(member)
    for (const [member, { line, room }] of this.players) if (!line && !room) this.players.delete(member)
  }

  /** Ends every connection; clients come back to whoever holds the lease then. */
  close(): void {
    for (const { line } of this.players.values()) line?.close(1012)
  }
}
