import type { BookSettings } from '@baize/api/studio/sports/bets'
import type { BookBoot } from '@baize/api/studio/sports/frames'
import type { Live } from '../kit/live-region.tsx'
import type { Notice } from '../kit/notice.tsx'
import type { Picture } from '../kit/picture.ts'
import type { BookApi } from './api.ts'
import type { ComboPrices } from './slip/leg-now.ts'
import type { SlipEvent } from './slip/reduce-slip.ts'
import type { SlipState } from './slip/slip-state.ts'
import type { BookState } from './state/book-state.ts'
import type { BookClock } from './state/clock.ts'
import type { BookEvent } from './state/reduce-book.ts'
import type { RouteEvent, RouteState } from './state/route.ts'
import type { Texts } from './texts.ts'

/** States of the page that its parts draw. */
export interface BookPictures {
  book: Picture<BookState, BookEvent>
  slip: Picture<SlipState, SlipEvent>
  route: Picture<RouteState, RouteEvent>
  settings: Picture<BookSettings, Partial<BookSettings>>
  combos: Picture<{ prices: ComboPrices }, Partial<{ prices: ComboPrices }>>
  /** False while no frames arrive: then no bet is taken. */
  line: Picture<{ isConnected: boolean }, Partial<{ isConnected: boolean }>>
}

/** State, texts and calls that all parts of the page and its desks share. */
export interface PageParts extends BookPictures {
  boot: BookBoot
  t: Texts
  api: BookApi
  clock: BookClock
  live: Live
  notice: Notice
  /** Units of 1/10 000 as people read them. */
  money(units: number | bigint | string): string
}
