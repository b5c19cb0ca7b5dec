import type { FishBoot } from '@baize/api/studio/fish'
import type { VerifiableTicket } from '@baize/game-kit/fish/index'
import type { Live } from '../kit/live-region.tsx'
import type { Notice } from '../kit/notice.tsx'
import type { ClientSeed } from './seeds/client-seed.ts'
import type { FishSound } from './sound/fish-sound.ts'
import type { Texts } from './texts.ts'
import type { RoomTime } from './wire/room-time.ts'

/** Texts, sound and time that every part of the page and its desk share. */
export interface PageParts {
  boot: FishBoot
  t: Texts
  live: Live
  notice: Notice
  sound: FishSound
  time: RoomTime
  seed: ClientSeed
  /** An own ticket that is booked; null where there is none, or no answer. */
  readTicket(id: string): Promise<VerifiableTicket | null>
  /** Units of 1/10 000 as people read them. */
  money(units: number): string
}
