import type { GameType } from '@baize/api'
import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/open-database.ts'
import type { DayRange } from '../figures.ts'
import type { GameSums } from './drift.ts'

/** What each game took and paid on some days, and sums of squares over its rounds. */
export async function gamesOf(
  { kysely }: Pick<Database, 'kysely'>,
  { from, until }: DayRange,
  { currency }: { currency: string },
): Promise<(GameSums & { turnoverUnits: bigint; ggrUnits: bigint })[]> {
  const { rows } = await sql<GameSums & { turnoverUnits: bigint; payoutUnits: bigint }>`
    select game_code as "gameCode", sum(bets)::float8 as bets, sum(stake_units)::float8 as stake,
      sum(payout_units)::float8 as payout, sum(stake_squares)::float8 as "stakeSquares",
      sum(payout_squares)::float8 as "payoutSquares", sum(products)::float8 as products,
      sum(stake_units)::bigint as "turnoverUnits", sum(payout_units)::bigint as "payoutUnits"
    from reports.play_day where currency = ${currency} and day >= ${from} and day < ${until}
    group by game_code`.execute(kysely)
  return rows.map(({ payoutUnits, ...row }) => ({ ...row, ggrUnits: row.turnoverUnits - payoutUnits }))
}

/** Stakes and payouts of each kind of game on some days, those first that won or lost the house most. */
export async function gameTypesOf(
  { kysely }: Pick<Database, 'kysely'>,
  { from, until }: DayRange,
  { currency }: { currency: string },
): Promise<{ gameType: GameType; bets: bigint; turnoverUnits: bigint; ggrUnits: bigint }[]> {
  const { rows } = await sql<{ gameType: GameType; bets: bigint; turnoverUnits: bigint; ggrUnits: bigint }>`
    select game_type as "gameType", sum(bets)::bigint as bets, sum(stake_units)::bigint as "turnoverUnits",
      sum(stake_units - payout_units)::bigint as "ggrUnits"
    from reports.play_day where currency = ${currency} and day >= ${from} and day < ${until}
    group by game_type order by abs(sum(stake_units - payout_units)) desc, game_type`.execute(kysely)
  return rows
}
