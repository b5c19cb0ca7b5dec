import { LineWatch } from '@baize/client-kit/line-watch.ts'

/** How a page stands with the server of rooms. The last four end it: nothing is asked again. */
export type Line = 'connecting' | 'open' | 'lost' | 'taken' | 'over' | 'flood' | 'old'

/** rooms.md 1.3: each ping is answered. */
const PING_MS = 5_000
const RETRY_MS = [500, 1_500, 4_000, 8_000]
/** Close codes after which no hello helps. */
const ENDS: Readonly<Record<number, Line>> = { 4001: 'over', 4002: 'taken', 4003: 'flood', 4004: 'old' }

/** Calls that a line makes to its page. */
export interface LineCalls {
  /** A message: text, or bytes. */
  heard(data: string | ArrayBuffer): void
  line(line: Line): void
}

interface LineInput {
  /** Path of the socket on the page's own host. */
  path: string
  /** The first message of each connection. */
  hello(): string
  /** A message that the server answers. */
  ping(): string | Uint8Array<ArrayBuffer>
}

/** A socket of rooms: it says hello first, pings, and opens again where it broke or died in silence (rooms.md 1.3). */
export class RoomLine {
  readonly #input: LineInput
  readonly #watch = new LineWatch({ beatMs: PING_MS, dead: () => this.#lost(), ask: () => this.ping() })
  #calls: LineCalls | null = null
  #socket: WebSocket | null = null
  #failures = 0

  constructor(input: LineInput) {
    this.#input = input
  }

  start(calls: LineCalls): void {
    this.#calls = calls
    this.#open()
    setInterval(() => this.ping(), PING_MS)
  }

  /** Sends at once. @returns false while there is no line: nothing was sent */
  send(data: string | Uint8Array<ArrayBuffer>): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(data)
    return true
  }

  helloAgain(): void {
    this.send(this.#input.hello())
  }

  ping(): void {
    this.send(this.#input.ping())
  }

  #open(): void {
    this.#calls!.line(this.#failures === 0 ? 'connecting' : 'lost')
    const address = new URL(this.#input.path, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    socket.binaryType = 'arraybuffer'
    this.#socket = socket
    this.#watch.begin()
    socket.onopen = () => {
      this.helloAgain()
      // Its answer tells the time, and that the hello was taken where no room is there to tell.
      this.ping()
    }
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      this.#watch.heard()
      this.#failures = 0
      this.#calls!.line('open')
      this.#calls!.heard(data)
    }
    socket.onclose = ({ code }) => (ENDS[code] ? this.#end(ENDS[code]) : this.#lost())
  }

  #end(end: Line): void {
    this.#watch.end()
    this.#socket = null
    this.#calls!.line(end)
  }

  /** The socket is given up for a new one: to wait for the close of a dead one takes longer than anybody waits. */
  #lost(): void {
    const socket = this.#socket
    this.#watch.end()
    this.#socket = null
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null
      socket.close()
    }
    const afterMs = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)]!
    this.#failures++
    this.#calls!.line('lost')
    setTimeout(() => this.#open(), afterMs)
  }
}
