import type { ClientFrame } from '@baize/game-kit/pvp/frames/client-frames'
import type { Line, ServerFrame } from '../state/room-state.ts'
import type { RoomWire, WireCalls } from './room-wire.ts'

const VERSION = 1
/** rooms.md 1.3. */
const PING_MS = 5_000
const DEAD_MS = 15_000
const RETRY_MS = [500, 1_500, 4_000, 8_000]
/** Close codes after which no hello helps. */
const ENDS: Readonly<Record<number, Line>> = { 4001: 'over', 4002: 'taken', 4003: 'flood', 4004: 'old' }

interface SocketInput {
  /** Path of the socket on the page's own host. */
  path: string
  secret: string
  /** The room of the seat, or the one that the visit was opened for; null for none. */
  room(): string | null
  /** Number of the last frame that was seen; null for none. */
  have(): number | null
}

/** The socket of a room: it says hello first, pings, and opens again where it broke (rooms.md 1.3). */
export class RoomSocket implements RoomWire {
  readonly #input: SocketInput
  #calls: WireCalls | null = null
  #socket: WebSocket | null = null
  #failures = 0
  #pings = 0
  #heardAtMs = 0

  constructor(input: SocketInput) {
    this.#input = input
  }

  start(calls: WireCalls): void {
    this.#calls = calls
    this.#open()
    setInterval(() => this.#ping(), PING_MS)
  }

  send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  helloAgain(): void {
    const { secret } = this.#input
    const [room, have] = [this.#input.room(), this.#input.have()]
    this.send({ kind: 'hello', v: VERSION, secret, ...(room && { room }), ...(have !== null && { have }) })
  }

  #open(): void {
    this.#calls!.line(this.#failures === 0 ? 'connecting' : 'lost')
    const address = new URL(this.#input.path, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    this.#socket = socket
    this.#heardAtMs = performance.now()
    socket.onopen = () => {
      this.helloAgain()
      // Its answer tells the time, and that the hello was taken where no table is there to tell.
      this.#ping()
    }
    socket.onmessage = ({ data }) => {
      this.#heardAtMs = performance.now()
      this.#failures = 0
      this.#calls!.line('open')
      this.#calls!.frame(JSON.parse(String(data)) as ServerFrame)
    }
    socket.onclose = ({ code }) => this.#closed(code)
  }

  #closed(code: number): void {
    const end = ENDS[code]
    if (end) {
      this.#socket = null
      return void this.#calls!.line(end)
    }
    const afterMs = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)]!
    this.#failures++
    this.#calls!.line('lost')
    setTimeout(() => this.#open(), afterMs)
  }

  #ping(): void {
    if (performance.now() - this.#heardAtMs > DEAD_MS) return void this.#socket?.close()
    this.send({ kind: 'ping', c: this.#pings++ })
  }
}
