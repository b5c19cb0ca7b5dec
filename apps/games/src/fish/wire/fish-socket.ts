import { decodeTick, encodeUp, type FishClientFrame, type UpFrame } from '@baize/game-kit/fish/index'
import { RoomLine } from '../../rooms/room-line.ts'
import type { FishWire, ToldFrame, WireCalls } from './fish-wire.ts'

const VERSION = 1

interface SocketInput {
  path: string
  secret: string
  /** The room of the seat; null for none. */
  room(): string | null
  /** Milliseconds of the page, which pings carry. */
  localMs(): number
}

/** The socket of a fish room: rare facts as text, shots, claims and ticks as bytes (rooms.md 2.8). */
export class FishSocket implements FishWire {
  readonly #line: RoomLine

  constructor({ path, secret, room, localMs }: SocketInput) {
    this.#line = new RoomLine({
      path,
      hello: () => {
        const known = room()
        return JSON.stringify({ kind: 'hello', v: VERSION, secret, ...(known && { room: known }) })
      },
      ping: () => bytesOf({ kind: 'ping', clientMs: Math.round(localMs()) >>> 0 }),
    })
  }

  start({ frame, tick, line }: WireCalls): void {
    this.#line.start({
      line,
      heard: data => {
        if (typeof data === 'string') return frame(JSON.parse(data) as ToldFrame)
        const ticked = decodeTick(new Uint8Array(data))
        if (ticked) tick(ticked)
      },
    })
  }

  act(frame: FishClientFrame): boolean {
    return this.#line.send(JSON.stringify(frame))
  }

  shoot(frame: UpFrame): void {
    this.#line.send(bytesOf(frame))
  }

  helloAgain(): void {
    this.#line.helloAgain()
  }
}

const bytesOf = (frame: UpFrame) => encodeUp(frame) as Uint8Array<ArrayBuffer>
