import {
  type EndedTicket,
  type FishServerFrame,
  fishDefinitionHash,
  fishDefinitionOf,
  openRoom,
  ROOM_CLASSES,
  type Room,
  type RoomAct,
  type RoomEvent,
  type SceneRow,
  SEATS,
  type SeatedCannon,
  type SeatNumber,
  step,
} from '@baize/game-kit/fish/index'
import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { toHex } from '@baize/game-kit/seeds'
import type { RoomJournal } from './journal/room-journal.ts'
import type { SceneChain } from './scenes/scene-chain.ts'
import type { SeaRoomSpec } from './sea-room-spec.ts'
import type { FishPlayer } from './seats/fish-player.ts'
import { newSeatTold, type SeatTold, tellEvent } from './seats/seat-told.ts'
import type { OpenTicket } from './tickets/open-ticket.ts'

/** A ticket is over long before so many scenes have passed. */
const SCENES_KEPT = 6

/** Events that a room leaves to its shard. */
export interface SeaRoomHost {
  journal: RoomJournal
  chain: SceneChain
  /** To be concluded. */
  ended(room: SeaRoom, player: FishPlayer, ticket: OpenTicket, result: EndedTicket): void
  /** No shot of it was decided. */
  dropped(player: FishPlayer, ticket: OpenTicket): void
  expelled(player: FishPlayer): void
  suspect(player: FishPlayer): void
}

/** A room of fish: the game kit's rules, with those who sit there. Its acts are done in the order in which they come. */
export class SeaRoom {
  readonly spec: SeaRoomSpec
  readonly kit: Room
  readonly players = new Map<SeatNumber, FishPlayer>()
  /** Tickets that are not over, by seat and number. */
  readonly tickets = new Map<string, OpenTicket>()
  /** News for each seat, told with the next flush. */
  readonly told = new Map<SeatNumber, SeatTold>()
  scenes: SceneRow[] = []
  emptySinceMs: number | null
  readonly #host: SeaRoomHost

  constructor(host: SeaRoomHost, spec: SeaRoomSpec, nowMs: number) {
    this.#host = host
    this.spec = spec
    this.emptySinceMs = nowMs
    const definition = fishDefinitionOf(spec.code)
    this.kit = openRoom({ id: spec.id, definition, classUnits: ROOM_CLASSES[spec.class], hmac })
    host.journal.opened(spec, fishDefinitionHash(definition, sha256))
    this.#nextScene(host.chain.next, nowMs)
  }

  /** Room time. */
  timeAt(nowMs: number): number {
    return nowMs - this.spec.openedAtMs
  }

  ticketOf(seat: SeatNumber, number: number): OpenTicket | undefined {
    return this.tickets.get(`${seat}:${number}`)
  }

  addTicket(seat: SeatNumber, ticket: OpenTicket, nowMs: number): void {
    this.tickets.set(`${seat}:${ticket.number}`, ticket)
    this.act({ kind: 'ticket', seat, ticket: ticket.number, key: ticket.key }, nowMs)
  }

  /** Does an act, and notes what must be durable and what is to be told. */
  act(act: RoomAct, nowMs: number): void {
    for (const event of step(this.kit, act, this.timeAt(nowMs))) this.#take(event, nowMs)
  }

  /** A cannon that nobody sits at, and where nothing is open; null where there is none. */
  get freeSeat(): SeatNumber | null {
    return SEATS.find(seat => !this.kit.seats.has(seat)) ?? null
  }

  sit(player: FishPlayer, seat: SeatNumber, nowMs: number): void {
    const { purse } = player
    player.room = this
    player.seat = seat
    player.actedAtMs = nowMs
    this.emptySinceMs = null
    this.players.set(seat, player)
    this.told.set(seat, newSeatTold())
    this.act({ kind: 'sit', seat, heldUnits: purse ? purse.heldUnits + purse.owedUnits : 0 }, nowMs)
    player.wantsAll = true
    this.tellOthers(seat, { kind: 'seat', seat, name: player.name, level: player.level })
  }

  tellAll(frame: FishServerFrame): void {
    for (const player of this.players.values()) player.tell(frame)
  }

  tellOthers(own: SeatNumber, frame: FishServerFrame): void {
    for (const [seat, player] of this.players) if (seat !== own) player.tell(frame)
  }

  get cannons(): SeatedCannon[] {
    return [...this.players].map(([seat, { name, level }]) => ({ seat, name, level }))
  }

  #take(event: RoomEvent, nowMs: number): void {
    const host = this.#host
    switch (event.kind) {
      case 'journal': {
        const { seat, ticket } = event.entry
        host.journal.entry(this.spec.id, this.ticketOf(seat, ticket)!.serial, event.entry)
        break
      }
      case 'scene-over':
        this.#nextScene(this.scenes.at(-1)!.number + 1, nowMs)
        break
      case 'freeze':
      case 'relief': {
        const { clock, reliefsMs } = this.kit.scene!
        Object.assign(this.scenes.at(-1)!, { freezesMs: [...clock.freezesMs], reliefsMs: [...reliefsMs] })
        host.journal.sceneChanged(this.spec.id, this.scenes.at(-1)!)
        tellEvent(this, event)
        break
      }
      case 'ended':
      case 'dropped': {
        const number = event.kind === 'ended' ? event.result.ticket : event.ticket
        const ticket = this.ticketOf(event.seat, number)!
        this.tickets.delete(`${event.seat}:${number}`)
        const player = this.players.get(event.seat)!
        if (event.kind === 'dropped') host.dropped(player, ticket)
        else host.ended(this, player, ticket, event.result)
        break
      }
      case 'suspect':
        host.suspect(this.players.get(event.seat)!)
        break
      case 'expelled':
        host.expelled(this.players.get(event.seat)!)
        break
      case 'release':
        this.#vacate(event.seat, nowMs)
        break
      default:
        tellEvent(this, event)
    }
  }

  #vacate(seat: SeatNumber, nowMs: number): void {
    const player = this.players.get(seat)!
    this.players.delete(seat)
    this.told.delete(seat)
    player.room = null
    this.tellAll({ kind: 'seat', seat, name: null, level: 1 })
    if (this.players.size === 0) this.emptySinceMs = nowMs
  }

  #nextScene(number: number, nowMs: number): void {
    const { chain, journal } = this.#host
    const seed = chain.begin(number)
    const t0Ms = this.timeAt(nowMs)
    const row = {
      number,
      seed: toHex(seed),
      commitment: chain.commitmentOf(number),
      t0Ms,
      freezesMs: [],
      reliefsMs: [],
    }
    this.scenes = [...this.scenes, row].slice(-SCENES_KEPT)
    this.act({ kind: 'scene', number, seed, t0Ms }, nowMs)
    journal.sceneBegan(this.spec.id, row)
    this.tellAll(this.sceneFrame())
  }

  /** The scene as it has gone so far, for whoever is told all of it. */
  sceneFrame(): Extract<FishServerFrame, { kind: 'scene' }> {
    const { number, seed, commitment, t0Ms, freezesMs, reliefsMs } = this.scenes.at(-1)!
    return {
      ...{ kind: 'scene', number, seed, commitment, commitNext: this.#host.chain.commitmentOf(number + 1), t0Ms },
      ...{ freezesMs, reliefsMs, gone: [...this.kit.scene!.gone] },
    }
  }
}
