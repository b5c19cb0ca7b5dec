import { type ModelFacts, paytableRows, type Variant } from '../model.ts'
import { deviationOfSum, type Moments, sometimes, spinMoments } from '../shared/deviation.ts'
import {
  censusOf,
  meanOf,
  type SpinCensus,
  scatterChances,
  storedCensus,
  takeHistogram,
} from '../shared/spin-census.ts'
import { BASE_CENSUS } from './census.ts'
import { type WheelDefinition, type WheelSegment, wheelDefinition } from './definition.ts'
import { compileSpin } from './evaluate.ts'
import { NOTCHES } from './rings.ts'

/** Counts every combination of the strips of a variant; takes a second or two. */
export function wheelCensus(variant: Variant): SpinCensus {
  const definition = wheelDefinition(variant)
  return censusOf(takeHistogram(compileSpin(definition), definition.reels), definition.coinsPerBet)
}

/** Mean of the inner ring, and of the whole wheel with what the inner ring adds, in bets. */
export function wheelMeans({ wheel }: WheelDefinition): { inner: number; whole: number } {
  const mean = (ring: readonly WheelSegment[], ofUp: number) =>
    ring.reduce((sum, { weight, multiple }) => sum + weight * (multiple || ofUp), 0) / NOTCHES
  const inner = mean(wheel.inner, 0)
  return { inner, whole: mean(wheel.outer, inner) }
}

/** Moments of the whole wheel, exact: an up segment is worth what the inner ring gives. */
function wheelMoments(definition: WheelDefinition): Moments {
  const { inner, outer } = definition.wheel
  const squares = (ring: readonly WheelSegment[], ofUp: number) =>
    ring.reduce((sum, { weight, multiple }) => sum + weight * (multiple ** 2 || ofUp), 0) / NOTCHES
  return { mean: wheelMeans(definition).whole, square: squares(outer, squares(inner, 0)) }
}

/** Exact figures of a round: lines by enumeration, the wheel by its weighted mean. */
export function wheelFacts(variant: Variant): ModelFacts {
  const definition = wheelDefinition(variant)
  const { coinsPerBet, wheel, pays } = definition
  const base = storedCensus(BASE_CENSUS, variant)
  const featureChance = scatterChances(base)
    .slice(wheel.trigger)
    .reduce((sum, chance) => sum + chance, 0)
  const missedTriggers = base.missesByScatters.slice(wheel.trigger).reduce((sum, count) => sum + count, 0)
  const { whole } = wheelMeans(definition)
  const baseRtp = meanOf(base, coinsPerBet)
  const featureRtp = featureChance * whole
  const up = wheel.outer.find(({ multiple }) => multiple === 0)!
  const grand = wheel.inner.find(({ jackpot }) => jackpot === 'grand')!
  return {
    rtp: baseRtp + featureRtp,
    baseRtp,
    featureRtp,
    // Every wheel pays, also after a spin whose lines lost.
    hitRate: (base.hits + missedTriggers) / base.combinations,
    deviation: deviationOfSum(spinMoments(base, coinsPerBet), sometimes(featureChance, wheelMoments(definition))),
    featureChance,
    featureMean: whole,
    capMultiple: definition.capMultiple,
    capChance: 0,
    topWinMultiple: base.topCoins / coinsPerBet + grand.multiple,
    topPrize: {
      multiple: grand.multiple,
      chance: featureChance * (up.weight / NOTCHES) * (grand.weight / NOTCHES),
      isUpperBound: false,
    },
    volatility: 'medium',
    coinsPerBet,
    paytable: paytableRows(pays),
  }
}
