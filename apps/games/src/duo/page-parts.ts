import type { RoomsBoot } from '@baize/api/studio/rooms'
import type { Live } from '../kit/live-region.tsx'
import type { Notice } from '../kit/notice.tsx'
import type { TableSound } from '../kit/sound/table-sound.ts'
import type { Texts } from './texts.ts'
import type { RoomClock } from './wire/room-clock.ts'

/** Texts, sound and time that every part of the page and its desk share. */
export interface PageParts {
  boot: RoomsBoot
  t: Texts
  live: Live
  notice: Notice
  sound: Pick<TableSound, 'press' | 'chip' | 'land' | 'flip' | 'step' | 'end' | 'celebrate'>
  clock: RoomClock
  /** Units of 1/10 000 as people read them. */
  money(units: number): string
}
