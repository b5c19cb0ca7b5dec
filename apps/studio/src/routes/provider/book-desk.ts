import type { bookDeskCalls } from '@baize/api/book-desk-protocol'
import type { DeskDependencies } from '../../sports/operations/act-on-book.ts'
import { askVoid } from '../../sports/operations/ask-void.ts'
import { readDeskFixtures } from '../../sports/operations/read-fixtures.ts'
import { readDeskMarkets } from '../../sports/operations/read-markets.ts'
import { readDeskLimits, setLimits } from '../../sports/operations/set-limits.ts'
import { resume, suspend } from '../../sports/operations/suspend.ts'
import { readReturns } from '../../sports/returns/read-returns.ts'
import { readLiveMatches } from '../../sports/views/live-matches.ts'
import type { DeskHandlers } from './install-desk.ts'

/** Answers of the book to a platform's operators. */
export const bookDeskHandlers: DeskHandlers<typeof bookDeskCalls, DeskDependencies> = {
  fixtures: readDeskFixtures,
  markets: readDeskMarkets,
  limits: readDeskLimits,
  live: readLiveMatches,
  returns: readReturns,
  suspend,
  resume,
  void: askVoid,
  'set-limits': setLimits,
}
