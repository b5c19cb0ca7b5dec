import type { BetView } from '@baize/api/studio/sports/bets'
import type { FixtureView, IncidentView, SheetView } from '@baize/api/studio/sports/fixture-views'

/** Odds that moved: where they came from, and when by the server's clock. */
export interface Moved {
  fromMilli: number
  atMs: number
}

export type MovedPrices = Readonly<Record<string, Moved>>

/** What the page knows of fixtures and of own bets, whatever it shows at the moment. */
export interface BookState {
  fixtures: Readonly<Record<string, FixtureView>>
  sheets: Readonly<Record<string, SheetView>>
  incidents: Readonly<Record<string, readonly IncidentView[]>>
  /** What moved with the last sheet of each fixture, by the key of the claim. */
  moved: Readonly<Record<string, MovedPrices>>
  bets: Readonly<Record<string, BetView>>
  /** Counts frames that did not fit what is known: then the stream is opened anew. */
  gaps: number
}

export const emptyBook: BookState = { fixtures: {}, sheets: {}, incidents: {}, moved: {}, bets: {}, gaps: 0 }
