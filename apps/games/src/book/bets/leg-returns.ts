import type { LegView } from '@baize/api/studio/sports/bets'
import { type Fraction, floored, fraction, times } from '@baize/game-kit/book/bets/fraction'
import { legFactor } from '@baize/game-kit/book/bets/leg'

/** What a stake has become after each leg of a bet with one line, in the order of the legs; up to the first that is open. */
export function legReturns(stakeUnits: bigint, legs: readonly Pick<LegView, 'milli' | 'result'>[]): bigint[] {
  const returns: bigint[] = []
  let standing: Fraction = fraction(stakeUnits)
  for (const { milli, result } of legs) {
    if (!result) break
    standing = times(standing, legFactor({ milli, result }))
    returns.push(floored(standing))
  }
  return returns
}
