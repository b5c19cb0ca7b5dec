import { roomsSocketPath } from '@baize/api/studio/rooms'
import { readClientFrame } from '@baize/game-kit/pvp/frames/client-frames'
import { FrameRates } from '@baize/server-kit/http/frame-rates'
import { countLine } from '@baize/server-kit/metrics/open-lines'
import { tracing } from '@baize/server-kit/tracing/tracer'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { StudioOutside } from '../../outside.ts'
import { StudioError } from '../../studio-error.ts'
import type { Visits } from '../../visits.ts'
import { isFishCode } from '../fish/fish-codes.ts'
import type { SeaLine } from '../fish/sea-line.ts'
import type { RoomKeeper } from '../keeper.ts'
import { isMatchCode } from '../match-codes.ts'
import { fishVisitor } from './fish-visitor.ts'
import { FrameWriter } from './frame-writer.ts'
import { matchVisitor } from './match-visitor.ts'
import type { Visitor } from './visitor.ts'

const VERSION = 1
/** rooms.md 1.3. */
const HELLO_WITHIN_MS = 10_000
const LARGEST_FRAME_BYTES = 4_096
const MOST_UNREAD_BYTES = 65_536
const PING_MS = 5_000
const DEAD_MS = 15_000

type Hello = Extract<ReturnType<typeof readClientFrame>, { kind: 'hello' }>

interface Door {
  keeper: RoomKeeper
  visits: Visits
  outside: StudioOutside
}

/** The socket of the rooms. Its first frame says who speaks, by the secret of a visit: no cookie counts. */
export async function serveRooms(app: FastifyInstance, door: Door): Promise<void> {
  await app.register(websocket, { options: { maxPayload: LARGEST_FRAME_BYTES, perMessageDeflate: false } })
  app.get(roomsSocketPath, { websocket: true }, (socket, { raw }) => {
    new Connection(door, socket, new FrameWriter(raw.socket)).listen()
  })
}

/** One page that is connected. Its frames are taken one after the other. */
class Connection implements SeaLine {
  readonly #door: Door
  readonly #socket: WebSocket
  readonly #writer: FrameWriter
  readonly #rates = new FrameRates()
  readonly #late: NodeJS.Timeout
  readonly #pings: NodeJS.Timeout
  #heardAtMs = performance.now()
  #visitor: Visitor | null = null
  /** A hello that is being looked up, with what came behind it. */
  #underWay: Promise<void> | null = null

  constructor(door: Door, socket: WebSocket, writer: FrameWriter) {
    this.#door = door
    this.#socket = socket
    this.#writer = writer
    this.#late = setTimeout(() => this.#refuseHello(), HELLO_WITHIN_MS)
    this.#pings = setInterval(() => this.#ping(), PING_MS)
  }

  listen(): void {
    const socket = this.#socket
    socket.on('message', (data: Buffer, isBinary) => this.#hear(isBinary ? data : String(data)))
    socket.on('pong', () => (this.#heardAtMs = performance.now()))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.#closed())
    socket.on('close', countLine('rooms'))
  }

  send(data: string | Uint8Array): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    // A page that does not read hears it all again after its next hello.
    if (this.#socket.bufferedAmount > MOST_UNREAD_BYTES) this.#socket.terminate()
    else this.#writer.add(data)
  }

  close(code: number): void {
    this.#writer.flush()
    this.#socket.close(code)
  }

  #hear(data: Buffer | string): void {
    this.#heardAtMs = performance.now()
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (!this.#rates.takesMessage(this.#door.outside.now().getTime(), this.#visitor?.mostInASecond)) this.close(4003)
    else this.#inTurn(() => this.#take(data))
  }

  /** Does works one after the other: at once, unless a hello is still being looked up. */
  #inTurn(work: () => Promise<void> | void): void {
    try {
      const begun = this.#underWay ? this.#underWay.then(work) : work()
      if (!begun) return
      const whole = begun
        .catch(() => this.close(1011))
        .finally(() => {
          if (this.#underWay === whole) this.#underWay = null
        })
      this.#underWay = whole
    } catch {
      this.close(1011)
    }
  }

  #take(data: Buffer | string): Promise<void> | void {
    const hello = typeof data === 'string' ? helloIn(data) : null
    if (hello) return this.#hello(hello)
    if (!this.#visitor) return this.#refuseHello()
    const taken = this.#act(this.#visitor, data)
    if (taken === 'kept-elsewhere') this.close(1012)
    if (taken === 'bad' && !this.#rates.takesBadFrame()) this.close(4003)
  }

  /** An act is a trace of its own: a socket stays open for hours. */
  #act(visitor: Visitor, data: Buffer | string): ReturnType<Visitor['take']> {
    const tracer = tracing()
    if (!tracer) return visitor.take(data)
    const span = tracer.start('studio.rooms.act', { kind: 'server', parent: null })
    try {
      return tracer.within(span, () => visitor.take(data))
    } finally {
      span.end()
    }
  }

  async #hello(hello: Hello): Promise<void> {
    clearTimeout(this.#late)
    if (hello.v !== VERSION) return this.#refuse('version_old', 4004)
    const visit = await this.#door.visits.find(hello.secret).catch(error => {
      if (error instanceof StudioError) return null
      throw error
    })
    const isFish = visit !== null && isFishCode(visit.game_code)
    const isPlayed = visit !== null && (isFish || isMatchCode(visit.game_code))
    if (!isPlayed || (await this.#door.keeper.isStopped(visit))) return this.#refuse('visit_unknown', 4001)
    const { keeper } = this.#door
    const { shard, sea } = keeper
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (isFish && sea) this.#visitor = fishVisitor(keeper, sea.hello(visit, this), this)
    else if (!isFish && shard) this.#visitor = matchVisitor(keeper, shard.hello(visit, this, hello), this)
    else this.close(1012)
  }

  #refuseHello(): void {
    this.#refuse('hello_expected', 1008)
  }

  #refuse(code: 'version_old' | 'visit_unknown' | 'hello_expected', close: number): void {
    this.send(JSON.stringify({ kind: 'refused', a: 0, code, n: 0 }))
    this.close(close)
  }

  #ping(): void {
    const silentMs = performance.now() - this.#heardAtMs
    if (silentMs > DEAD_MS) this.#socket.terminate()
    // A page that speaks is there.
    else if (silentMs >= PING_MS) this.#socket.ping()
  }

  #closed(): void {
    clearTimeout(this.#late)
    clearInterval(this.#pings)
    this.#inTurn(() => this.#visitor?.gone())
  }
}

/** The hello of a text. Others are read where they are taken, so that none is read twice. */
function helloIn(text: string): Hello | null {
  const frame = text.includes('"hello"') ? readClientFrame(text) : null
  return frame?.kind === 'hello' ? frame : null
}
