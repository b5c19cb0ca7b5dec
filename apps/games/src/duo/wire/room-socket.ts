import type { ClientFrame } from '@baize/game-kit/pvp/frames/client-frames'
import { RoomLine } from '../../rooms/room-line.ts'
import type { ServerFrame } from '../state/room-state.ts'
import type { RoomWire, WireCalls } from './room-wire.ts'

const VERSION = 1

interface SocketInput {
  /** Path of the socket on the page's own host. */
  path: string
  secret: string
  /** The room of the seat, or the one that the visit was opened for; null for none. */
  room(): string | null
  /** Number of the last frame that was seen; null for none. */
  have(): number | null
}

/** The socket of a table, whose frames are JSON text. */
export class RoomSocket implements RoomWire {
  readonly #line: RoomLine
  #pings = 0

  constructor({ path, secret, room, have }: SocketInput) {
    this.#line = new RoomLine({
      path,
      hello: () => {
        const [known, last] = [room(), have()]
        const found = { ...(known && { room: known }), ...(last !== null && { have: last }) }
        return JSON.stringify({ kind: 'hello', v: VERSION, secret, ...found } satisfies ClientFrame)
      },
      ping: () => JSON.stringify({ kind: 'ping', c: this.#pings++ } satisfies ClientFrame),
    })
  }

  start({ frame, line }: WireCalls): void {
    this.#line.start({ heard: data => frame(JSON.parse(String(data)) as ServerFrame), line })
  }

  send(frame: ClientFrame): boolean {
    return this.#line.send(JSON.stringify(frame))
  }

  helloAgain(): void {
    this.#line.helloAgain()
  }
}
