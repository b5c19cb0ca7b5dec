import type { LotteryBoot } from '@baize/api/studio/lottery'
import type { LiveRegion } from '../client/live.ts'
import type { TableSound } from '../client/sound/table-sound.ts'
import type { LotteryApi } from './api.ts'
import type { BetWords } from './bet-words/index.ts'
import type { Clock } from './clock.ts'
import type { Texts } from './texts/index.ts'

/** What every part of the page knows. */
export interface PageContext {
  boot: LotteryBoot
  /** The bet that the page was asked to open on. */
  playType: string | null
  texts: Texts
  words: BetWords
  api: LotteryApi
  clock: Clock
  live: LiveRegion
  sound: TableSound
  /** Cents as people read them. */
  money(cents: number): string
}
