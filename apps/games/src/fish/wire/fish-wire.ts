import type { FishClientFrame, FishServerFrame, TickFrame, UpFrame } from '@baize/game-kit/fish/index'
import type { Line } from '../../rooms/room-line.ts'

/** A frame of text; `n` rises by one within a connection, as that of ticks does. */
export type ToldFrame = FishServerFrame & { n: number }

/** Calls that a fish room makes to its page. */
export interface WireCalls {
  frame(frame: ToldFrame): void
  tick(tick: TickFrame): void
  line(line: Line): void
}

/** The way to the server of fish rooms. */
export interface FishWire {
  start(calls: WireCalls): void
  /** @returns false while there is no line: nothing was sent */
  act(frame: FishClientFrame): boolean
  shoot(frame: UpFrame): void
  helloAgain(): void
}
