import type { Selectable } from 'kysely'
import type { StudioOutside } from '../outside.ts'
import type { BetQueue } from '../slips/bet-queue.ts'
import type { StudioDatabase } from '../studio-database.ts'
import type { WalletClient } from '../wallet/wallet-client.ts'
import type { WatchNotes } from '../watching/watch-notes.ts'
import type { Waiting } from './bets/waiting.ts'
import type { NewBet } from './bets/write-bets.ts'
import type { Oracle } from './oracle/oracle.ts'
import type { PriceTokens } from './prices/price-tokens.ts'
import type { Sheets } from './prices/sheets.ts'
import type { BookFeeds } from './stream/book-feeds.ts'
import type { BookRows } from './tables.ts'
import type { SlipReads } from './views/slip-reads.ts'

export type StoredCompetition = Selectable<BookRows['sports.competition']>
export type StoredFixture = Selectable<BookRows['sports.fixture']>
export type StoredBet = Selectable<BookRows['sports.bet']>
export type StoredLeg = Selectable<BookRows['sports.leg']>

export interface SportsDependencies {
  db: StudioDatabase
  outside: StudioOutside
  wallet: WalletClient
  oracle: Oracle
  sheets: Sheets
  tokens: PriceTokens
  /** Requests that wait for the end of a block. */
  waiting: Waiting
  /** Those who watch fixtures from this process. */
  feeds: BookFeeds
  /** Fixtures that somebody looks at: they are played by the clock. */
  watched: WatchNotes
  log: { warn(detail: object, message: string): void; error(detail: object, message: string): void }
  /** A bet that waits longer for its wallet answer is rolled back. */
  uncertainAfterMs: number
}

export interface BetDependencies extends SportsDependencies {
  bets: BetQueue<NewBet, StoredBet>
  reads: SlipReads
}
