/** Fewer bets say little about a game, and fewer still about one whose rare wins make most of its return. */
const fewestBets = { usual: 10_000, volatile: 100_000 }
/** 99 in 100 of a standard normal distribution lie within. */
const z99 = 2.5758
/** One of a hundred rounds of tests of fair games alone raises an alarm, however many games are in it. */
const falseAlarms = 0.01

/** Play of a game, with sums of squares over its rounds, in units. */
export interface GameSums {
  gameCode: string
  bets: number
  stake: number
  payout: number
  stakeSquares: number
  payoutSquares: number
  /** Of what was staked on a round and what it paid. */
  products: number
}

export interface StatedReturn {
  percent: number
  isVolatile: boolean
}

export interface Drift {
  gameCode: string
  bets: number
  statedPercent: number
  actualPercent: number
  /** Half the width of the 99 % interval around the actual return. */
  marginPercent: number
  isAlarm: boolean
}

/**
 * How far games are from what they state, those furthest first in terms of their own deviation. The deviation of a return R = payout
 * / stake is sqrt(sum of (payout - R stake)^2 over its rounds) / stake. An alarm asks for more the more games are tested: among
 * thousands of fair ones some are far off by chance.
 */
export function driftsOf(
  games: readonly GameSums[],
  statedOf: (gameCode: string) => StatedReturn | null,
): { tested: number; list: Drift[] } {
  const tested = games.flatMap(game => {
    const stated = statedOf(game.gameCode)
    if (!stated || game.stake <= 0) return []
    if (game.bets < (stated.isVolatile ? fewestBets.volatile : fewestBets.usual)) return []
    const { stake, payout, stakeSquares, payoutSquares, products } = game
    const actual = payout / stake
    const squares = payoutSquares - 2 * actual * products + actual ** 2 * stakeSquares
    const error = Math.sqrt(Math.max(0, squares)) / stake
    // Rounds that all return alike have no deviation to measure by.
    return error > 0 ? [{ game, stated, actual, error, away: Math.abs(actual - stated.percent / 100) / error }] : []
  })
  const alarmFrom = tested.length === 0 ? 0 : upperQuantile(falseAlarms / (2 * tested.length))
  const list = tested
    .sort((a, b) => b.away - a.away)
    .map(({ game, stated, actual, error, away }) => ({
      ...{ gameCode: game.gameCode, bets: game.bets, statedPercent: stated.percent },
      ...{ actualPercent: actual * 100, marginPercent: z99 * error * 100, isAlarm: away > alarmFrom },
    }))
  return { tested: tested.length, list }
}

/** Coefficients of Acklam's approximation of the tail, from the highest power down. */
const above = [
  7.784894002430293e-3, 0.3223964580411365, 2.400758277161838, 2.549732539343734, -4.374664141464968,
  -2.938163982698783,
]
const below = [7.784695709041462e-3, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1]

/** What a standard normal variable exceeds with the probability, for those below 0.02. */
export function upperQuantile(probability: number): number {
  const q = Math.sqrt(-2 * Math.log(probability))
  const of = (coefficients: readonly number[]) => coefficients.reduce((sum, each) => sum * q + each, 0)
  return of(above) / of(below)
}
