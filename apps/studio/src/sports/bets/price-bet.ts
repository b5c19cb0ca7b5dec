import type { PricePolicy } from '@baize/game-kit/book/bets/acceptance'
import { StudioError } from '../../studio-error.ts'
import { momentOf } from '../play/moment.ts'
import { type PricedLeg, priceNow, requireShown } from '../prices/price-leg.ts'
import type { SportsDependencies, StoredFixture } from '../sports-dependencies.ts'
import { BetRefused } from './bet-refused.ts'
import { checkPrices } from './check-bet.ts'
import type { AskedBet } from './read-slip.ts'
import { isOnMarkets, shutMarkets } from './shut-markets.ts'

type Pricing = Pick<SportsDependencies, 'sheets' | 'tokens' | 'outside'>

/**
 * The legs of a bet at the prices of the moment at which it is decided.
 * @throws BetRefused fixture_unknown, closed, suspended, price_unknown, line_gone, price_changed, legs_bounds
 */
export function priceBet(
  deps: Pricing,
  bet: AskedBet,
  policy: PricePolicy,
  fixtures: ReadonlyMap<string, StoredFixture>,
  decidedAt: Date,
): PricedLeg[] {
  const legs = bet.legs.map((leg, at) => {
    const fixture = fixtures.get(leg.fixture)
    if (!fixture) throw new BetRefused('fixture_unknown', { leg: at })
    const moment = momentOf(fixture, decidedAt)
    if (!moment) throw new BetRefused('closed', { leg: at })
    if (moment.suspended || moment.isHeld)
      throw new BetRefused('suspended', { leg: at, reason: moment.suspended ?? 'delayed' })
    if (isOnMarkets(leg, shutMarkets(fixture))) throw new BetRefused('suspended', { leg: at, reason: 'operator' })
    return refusedAt(at, () => {
      requireShown(deps, leg, fixture, moment)
      return priceNow(deps, fixture, moment, leg)
    })
  })
  checkPrices(bet, legs, policy)
  return legs
}

/** A refusal of a price names its leg. */
function refusedAt<T>(leg: number, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof StudioError) throw new BetRefused(error.code, { leg })
    throw error
  }
}
