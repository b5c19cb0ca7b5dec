import { randomInt } from 'node:crypto'
import type { FishCode, RoomClass } from '@baize/game-kit/fish/index'

/** The properties of a room, which never change. */
export interface SeaRoomSpec {
  id: string
  code: FishCode
  class: RoomClass
  currency: string
  mode: 'real' | 'play'
  /** Room time is counted from here. */
  openedAtMs: number
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const LETTERS = 8

/** The id of a new room. It stands for the client seed of its scenes, so that no two rooms share one. */
export const newSeaRoomId = (code: FishCode, roomClass: RoomClass): string => {
  const ending = Array.from({ length: LETTERS }, () => BASE32[randomInt(32)]).join('')
  return `${code.slice(4).toLowerCase()}-${roomClass}-${ending}`
}
