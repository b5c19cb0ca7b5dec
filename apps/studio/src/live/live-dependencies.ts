import type { Selectable } from 'kysely'
import type { BeaconSource } from '../lotteries/beacon/beacon-source.ts'
import type { DrawSeeds } from '../lotteries/draws/draw-seeds.ts'
import type { StudioOutside } from '../outside.ts'
import type { StudioDatabase } from '../studio-database.ts'
import type { StudioTables } from '../tables.ts'
import type { WalletClient } from '../wallet/wallet-client.ts'
import type { WatchNotes } from '../watching/watch-notes.ts'
import type { TableFeeds } from './stream/feeds.ts'

export type StoredTable = Selectable<StudioTables['studio.live_table']>
export type StoredChain = Selectable<StudioTables['studio.table_chain']>
export type StoredTableRound = Selectable<StudioTables['studio.table_round']>
export type StoredTableSlip = Selectable<StudioTables['studio.table_slip']>
export type StoredPosition = Selectable<StudioTables['studio.table_position']>

export interface LiveDependencies {
  db: StudioDatabase
  outside: StudioOutside
  wallet: WalletClient
  seeds: DrawSeeds
  /** Public randomness that rounds take; without it they follow from their seeds alone. */
  beacon: BeaconSource | null
  log: { warn(detail: object, message: string): void; error(detail: object, message: string): void }
  /** A slip that waits longer for its wallet answer is rolled back. */
  uncertainAfterMs: number
  /** Those who watch tables from this process. */
  feeds: TableFeeds
  /** Tables that somebody looks at: they go on, or wake up. */
  watched: WatchNotes
}
