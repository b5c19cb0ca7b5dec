import { roomsSocketPath } from '@baize/api/studio/rooms'
import { readClientFrame } from '@baize/game-kit/pvp/frames/client-frames'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { StudioOutside } from '../../outside.ts'
import { StudioError } from '../../studio-error.ts'
import type { Visits } from '../../visits.ts'
import type { RoomKeeper } from '../keeper.ts'
import { isMatchCode } from '../match-codes.ts'
import type { Line, Player } from '../shard/player.ts'
import { Rates } from './rates.ts'

const VERSION = 1
/** rooms.md 1.3. */
const HELLO_WITHIN_MS = 10_000
const LARGEST_FRAME_BYTES = 4_096
const MOST_UNREAD_BYTES = 65_536
const PING_MS = 5_000
const DEAD_MS = 15_000

interface Door {
  keeper: RoomKeeper
  visits: Visits
  outside: StudioOutside
}

/** The socket of the rooms. Its first frame says who speaks, by the secret of a visit: no cookie counts. */
export async function serveRooms(app: FastifyInstance, door: Door): Promise<void> {
  await app.register(websocket, { options: { maxPayload: LARGEST_FRAME_BYTES, perMessageDeflate: false } })
  app.get(roomsSocketPath, { websocket: true }, socket => {
    new Connection(door, socket).listen()
  })
}

/** One page that is connected. Its frames are taken one after the other. */
class Connection implements Line {
  readonly #door: Door
  readonly #socket: WebSocket
  readonly #rates = new Rates()
  readonly #late: NodeJS.Timeout
  readonly #pings: NodeJS.Timeout
  #heardAtMs = performance.now()
  #player: Player | null = null
  #queue: Promise<unknown> = Promise.resolve()

  constructor(door: Door, socket: WebSocket) {
    this.#door = door
    this.#socket = socket
    this.#late = setTimeout(() => this.#refuseHello(), HELLO_WITHIN_MS)
    this.#pings = setInterval(() => this.#ping(), PING_MS)
  }

  listen(): void {
    const socket = this.#socket
    socket.on('message', data => this.#hear(String(data)))
    socket.on('pong', () => (this.#heardAtMs = performance.now()))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.#closed())
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    // A page that does not read hears it all again after its next hello.
    if (this.#socket.bufferedAmount > MOST_UNREAD_BYTES) this.#socket.terminate()
    else this.#socket.send(text)
  }

  close(code: number): void {
    this.#socket.close(code)
  }

  #hear(text: string): void {
    this.#heardAtMs = performance.now()
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (!this.#rates.takesMessage(this.#door.outside.now().getTime())) this.close(4003)
    else this.#queue = this.#queue.then(() => this.#take(text)).catch(() => this.close(1011))
  }

  async #take(text: string): Promise<void> {
    const frame = readClientFrame(text)
    if (frame?.kind === 'hello') return this.#hello(frame)
    if (!this.#player) return this.#refuseHello()
    if (!frame) return this.#rates.takesBadFrame() ? undefined : this.close(4003)
    const { shard } = this.#door.keeper
    // A player whose newer page speaks for it, or whose rooms are kept elsewhere, is not heard here.
    if (!shard || shard.players.get(this.#player.member) !== this.#player) return this.close(1012)
    if (this.#player.line === this) shard.take(this.#player, frame)
  }

  async #hello(hello: Extract<ReturnType<typeof readClientFrame>, { kind: 'hello' }>): Promise<void> {
    clearTimeout(this.#late)
    if (hello.v !== VERSION) return this.#refuse('version_old', 4004)
    const visit = await this.#door.visits.find(hello.secret).catch(error => {
      if (error instanceof StudioError) return null
      throw error
    })
    if (!visit || !isMatchCode(visit.game_code)) return this.#refuse('visit_unknown', 4001)
    const { shard } = this.#door.keeper
    if (!shard) return this.close(1012)
    if (this.#socket.readyState === this.#socket.OPEN) this.#player = shard.hello(visit, this, hello)
  }

  #refuseHello(): void {
    this.#refuse('hello_expected', 1008)
  }

  #refuse(code: 'version_old' | 'visit_unknown' | 'hello_expected', close: number): void {
    this.send(JSON.stringify({ kind: 'refused', a: 0, code, n: 0 }))
    this.close(close)
  }

  #ping(): void {
    if (performance.now() - this.#heardAtMs > DEAD_MS) this.#socket.terminate()
    else this.#socket.ping()
  }

  #closed(): void {
    clearTimeout(this.#late)
    clearInterval(this.#pings)
    this.#queue = this.#queue.then(() => {
      if (this.#player) this.#door.keeper.shard?.gone(this.#player, this)
    })
  }
}
