import type { CashOutView } from '@baize/api/studio/sports/bets'
import { fairValue, offerUnits, type WeighedLeg } from '@baize/game-kit/book/bets/cash-out'
import { type Fraction, floored } from '@baize/game-kit/book/bets/fraction'
import { modelOf, type SportState } from '@baize/game-kit/book/sports'
import { StudioError } from '../../studio-error.ts'
import { isOnMarkets, shutMarkets } from '../bets/shut-markets.ts'
import { type Moment, momentOf } from '../play/moment.ts'
import { priceCombination } from '../prices/price-leg.ts'
import { decidedLeg, linesOf } from '../settlement/decide-combined.ts'
import type { SportsDependencies, StoredBet, StoredFixture, StoredLeg } from '../sports-dependencies.ts'

type Weighing = Pick<SportsDependencies, 'sheets' | 'outside'>
type Fixtures = ReadonlyMap<string, StoredFixture>

/** What a cash-out of a bet pays at the moment; null while none is offered: a fixture is shut, or the offer too little. */
export function cashOutNow(
  deps: Weighing,
  bet: StoredBet,
  legs: readonly StoredLeg[],
  fixtures: Fixtures,
): CashOutView | null {
  const value = valueOfBet(deps, bet, legs, fixtures, deps.outside.now())
  const offer = value && offerUnits(value)
  return value && offer ? { fairUnits: String(floored(value)), offerUnits: String(offer) } : null
}

/** Fair value of an open bet by the model at a moment (sportsbook 5.3); null while a fixture of an open leg takes no requests. */
export function valueOfBet(
  deps: Weighing,
  bet: Pick<StoredBet, 'kind' | 'system' | 'line_stake_units'>,
  legs: readonly StoredLeg[],
  fixtures: Fixtures,
  at: Date,
): Fraction | null {
  const weighed = legs.map(leg => decidedLeg(leg) ?? weigh(deps, leg, fixtures.get(leg.fixture)!, at))
  if (weighed.includes(null)) return null
  return fairValue(weighed as WeighedLeg[], linesOf(bet, legs.length), bet.line_stake_units)
}

function weigh(deps: Weighing, leg: StoredLeg, fixture: StoredFixture, at: Date): WeighedLeg | null {
  const moment = momentOf(fixture, at)
  if (!moment || moment.suspended || moment.isHeld) return null
  if (isOnMarkets({ ...leg, combined: leg.combined ?? undefined }, shutMarkets(fixture))) return null
  const parts = leg.combined ? combinedParts(deps, leg, fixture, moment) : partsOf(deps, leg, fixture, moment)
  return parts && { milli: leg.milli, parts }
}

function partsOf({ sheets }: Weighing, leg: StoredLeg, fixture: StoredFixture, { state }: Moment) {
  const model = modelOf(fixture.sport)
  return model.parts(sheets.tables(fixture), leg, acceptedState(leg, fixture, state), state)
}

/**
 * A state that stands for the one in which a bet was accepted, where its claim hangs on that: handicaps of football count from
 * the score of then.
 */
function acceptedState(
  { basis, score: [home, away], market }: StoredLeg,
  { sport }: StoredFixture,
  now: SportState,
): SportState {
  if (basis === '') return modelOf(sport).start()
  if (sport === 'FOOT' && market.endsWith('AH')) return { ...now, score: { home, away } } as SportState
  return now
}

/** A combination has a price at kick-off and at half-time alone. */
function combinedParts(deps: Weighing, leg: StoredLeg, fixture: StoredFixture, moment: Moment) {
  try {
    const { chance } = priceCombination(deps, fixture, moment, leg.combined!)
    return { won: chance, returned: 0, lost: 1 - chance }
  } catch (error) {
    if (error instanceof StudioError) return null
    throw error
  }
}
