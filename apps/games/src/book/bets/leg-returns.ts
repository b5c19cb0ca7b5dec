import type { LegView } from '@baize/api/studio/sports/bets'
import { type Fraction, floored, fraction, times } from '@baize/game-kit/book/bets/fraction'
import { legFactor } from '@baize/game-kit/book/bets/leg'

/** Running return of a bet with one line: the stake after each leg in order, up to the first open one. */
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
