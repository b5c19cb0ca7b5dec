import type { ClientFrame } from '@baize/game-kit/pvp/frames/client-frames'
import type { Line } from '../../rooms/room-line.ts'
import type { ServerFrame } from '../state/room-state.ts'

/** Frames of a room and the state of its line, as a page hears them. */
export interface WireCalls {
  frame(frame: ServerFrame): void
  line(line: Line): void
}

/** The way to the server of a room. */
export interface RoomWire {
  start(calls: WireCalls): void
  /** @returns false while there is no line: nothing was sent, and the desk sends what matters again */
  send(frame: Exclude<ClientFrame, { kind: 'hello' }>): boolean
  /** Says hello again with the number of the last frame that was seen. */
  helloAgain(): void
}
