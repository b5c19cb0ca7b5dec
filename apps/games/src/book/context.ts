import type { BookSettings } from '@baize/api/studio/sports/bets'
import type { BookBoot } from '@baize/api/studio/sports/frames'
import { createContext, useContext } from 'react'
import type { Live } from '../kit/live-region.tsx'
import type { Notice } from '../kit/notice.tsx'
import type { Picture } from '../kit/picture.ts'
import type { BookApi } from './api.ts'
import type { BookDesk } from './desk.ts'
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

/** State, texts and calls that all parts of the page share. */
export interface PageContext extends BookPictures {
  boot: BookBoot
  t: Texts
  api: BookApi
  clock: BookClock
  live: Live
  notice: Notice
  desk: Pick<
    BookDesk,
    'go' | 'back' | 'watch' | 'toggle' | 'place' | 'agreeAndPlace' | 'askAgain' | 'cashOut' | 'combineLegs' | 'change'
  >
  /** Units of 1/10 000 as people read them. */
  money(units: number | bigint | string): string
}

const Context = createContext<PageContext | null>(null)

export const PageProvider = Context.Provider

/** @throws TypeError outside of the book's page */
export function usePage(): PageContext {
  const context = useContext(Context)
  if (!context) throw new TypeError('This part stands outside of the page of the book')
  return context
}

/** The state of a picture inside a component. */
export function usePicture<State, Event>(picture: Picture<State, Event>): State {
  // The workshop compiles components, and a method called `use` is no hook to its compiler: it would be called once only.
  'use no memo'
  return picture.use()
}
