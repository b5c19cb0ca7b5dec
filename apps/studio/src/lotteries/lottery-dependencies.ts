import { hasSeries, lotteryGame, rebateX10000 } from '@baize/game-kit/lotteries/index'
import type { Selectable } from 'kysely'
import type { StudioOutside } from '../outside.ts'
import type { StudioDatabase } from '../studio-database.ts'
import type { StudioTables } from '../tables.ts'
import type { WalletClient } from '../wallet/wallet-client.ts'
import type { BeaconSource } from './beacon/beacon-source.ts'
import type { DrawSeeds } from './draws/draw-seeds.ts'

export type StoredDraw = Selectable<StudioTables['studio.draw']>
export type StoredSlip = Selectable<StudioTables['studio.slip']>
export type StoredChase = Selectable<StudioTables['studio.chase']>
export type StoredTicket = Selectable<StudioTables['studio.ticket']>

export interface LotteryDependencies {
  db: StudioDatabase
  outside: StudioOutside
  wallet: WalletClient
  seeds: DrawSeeds
  /** Public randomness that draws take; without it they follow from their seeds alone. */
  beacon: BeaconSource | null
  log: { warn(detail: object, message: string): void; error(detail: object, message: string): void }
  /** A slip that waits longer for its wallet answer is rolled back. */
  uncertainAfterMs: number
}

/** Money of tickets is counted in cents, the wallet's in units of 1/10 000. */
export const unitsPerCent = 100
/** Name of the odds that a ticket was bought under. */
export const oddsTableOf = (series: number): string => `E${series}`

/** Share of a settled stake that goes back to a player, in 1/10 000; games with one table of odds give none. */
export const rebateShareOf = (gameCode: string, series: number, maxSeries: number): number =>
  hasSeries(lotteryGame(gameCode).format) ? rebateX10000(maxSeries, series) : 0

/** True when a draw takes bets: no bet is accepted from its close on, even while the row still says that it sells. */
export const isSelling = ({ state, closes_at }: Pick<StoredDraw, 'state' | 'closes_at'>, now: Date): boolean =>
  state === 'SELLING' && closes_at > now
