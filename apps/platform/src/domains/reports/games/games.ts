import type { GameType } from '@baize/api'
import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/open-database.ts'
import type { DayRange } from '../span.ts'
import type { GameSums } from './drift.ts'

type MoneyOfGame = GameSums & { turnoverUnits: bigint; ggrUnits: bigint }
interface MoneyOfType {
  gameType: GameType
  bets: number
  turnoverUnits: bigint
  ggrUnits: bigint
}

type Row = MoneyOfGame & { gameType: GameType }

/**
 * Play of some days, read once.
 * @returns what each game took and paid, with sums of squares over its rounds, and stakes and winnings of each kind of game; of both
 *   those first that won or lost the house most
 */
export async function gamesOf(
  { kysely }: Pick<Database, 'kysely'>,
  { from, until }: DayRange,
  { currency }: { currency: string },
): Promise<{ games: MoneyOfGame[]; gameTypes: MoneyOfType[] }> {
  const { rows } = await sql<Omit<Row, 'stake' | 'payout' | 'ggrUnits'> & { payoutUnits: bigint }>`
    select game_code as "gameCode", game_type as "gameType", sum(bets::float8) as bets,
      sum(stake_units)::bigint as "turnoverUnits", sum(payout_units)::bigint as "payoutUnits",
      sum(stake_squares) as "stakeSquares", sum(payout_squares) as "payoutSquares", sum(products) as products
    from reports.play_day where currency = ${currency} and day >= ${from} and day < ${until}
    group by game_code, game_type`.execute(kysely)
  const played = rows.map(({ payoutUnits, ...row }) => ({
    ...{ ...row, stake: Number(row.turnoverUnits), payout: Number(payoutUnits) },
    ggrUnits: row.turnoverUnits - payoutUnits,
  }))
  return { games: sumsBy(played, 'gameCode'), gameTypes: sumsBy(played, 'gameType') }
}

/** Sums by one of the names of a row; of equal ones the name decides which is first. */
const sumsBy = (rows: readonly Row[], name: 'gameCode' | 'gameType'): Row[] =>
  [...Map.groupBy(rows, row => row[name]).values()]
    .map(sumOf)
    .sort((a, b) => compare(size(b.ggrUnits), size(a.ggrUnits)) || (a[name] < b[name] ? -1 : 1))

/** Adds up rows, of which the first lends its names: a game that was listed anew under another kind has two. */
function sumOf([first, ...others]: readonly Row[]): Row {
  const sum = { ...first! }
  for (const row of others) {
    sum.bets += row.bets
    sum.stake += row.stake
    sum.payout += row.payout
    sum.stakeSquares += row.stakeSquares
    sum.payoutSquares += row.payoutSquares
    sum.products += row.products
    sum.turnoverUnits += row.turnoverUnits
    sum.ggrUnits += row.ggrUnits
  }
  return sum
}

const size = (units: bigint): bigint => (units < 0n ? -units : units)
const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0)
