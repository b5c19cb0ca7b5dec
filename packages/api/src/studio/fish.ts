import type { FishCode } from '@baize/game-kit/fish/index'
import type { VisitBoot } from './slot.ts'

/** The boot of the page of a fish title; rooms are chosen by class on the page (rooms.md 2.1). */
export interface FishBoot extends VisitBoot {
  game: { code: FishCode; title: string; palette: string[] }
  /** Address of the socket, its shard among it. */
  socket: string
}
