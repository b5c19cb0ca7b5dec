import { type ModelFacts, paytableRows, type Variant } from '../model.ts'
import { deviationOf, deviationOfSum, type Moments, sometimes, spinMoments, sumOf } from '../shared/deviation.ts'
import {
  censusOf,
  meanOf,
  type SpinCensus,
  scatterChances,
  storedCensus,
  takeHistogram,
} from '../shared/spin-census.ts'
import { BASE_CENSUS } from './census.ts'
import { type HoldAndWinDefinition, holdAndWinDefinition } from './definition.ts'
import { compileSpin } from './evaluate.ts'
import { type FeatureFigures, featureByChain } from './feature.ts'

/** Counts every combination of the strips of a variant; takes a second or two. */
export function holdAndWinCensus(variant: Variant): SpinCensus {
  const definition = holdAndWinDefinition(variant)
  return censusOf(takeHistogram(compileSpin(definition), definition.reels), definition.coinsPerBet, 4)
}

/** Mean of a coin in bets. */
export const coinMean = (definition: HoldAndWinDefinition): number => coinMoments(definition).mean

function coinMoments({ hold }: HoldAndWinDefinition): Moments {
  const total = hold.values.reduce((sum, value) => sum + value.weight, 0)
  const sumOfPower = (power: number) =>
    hold.values.reduce((sum, { multiple, weight }) => sum + multiple ** power * weight, 0) / total
  return { mean: sumOfPower(1), square: sumOfPower(2) }
}

/** Moments of the feature's share of a round: its coins are drawn apart from how many there are, the grand prize is added. */
function featureMoments(
  definition: HoldAndWinDefinition,
  { coinsAtEnd, coinSquaresAtEnd, fullChance }: ReturnType<typeof featurePerRound>,
): Moments {
  const coin = coinMoments(definition)
  const mean = coinsAtEnd * coin.mean
  const coins = { mean, square: coinsAtEnd * deviationOf(coin) ** 2 + coinSquaresAtEnd * coin.mean ** 2 }
  const { grandMultiple } = definition.hold
  return sumOf(coins, sometimes(fullChance, { mean: grandMultiple, square: grandMultiple ** 2 }))
}

/** The feature's share of a round, by how many coins start it. */
export function featurePerRound(
  definition: HoldAndWinDefinition,
  coinChances: readonly number[],
  figuresOf: (definition: HoldAndWinDefinition, start: number) => FeatureFigures,
) {
  const round = { chance: 0, coinsAtEnd: 0, coinSquaresAtEnd: 0, fullChance: 0, respins: 0, mean: 0 }
  for (let start = definition.hold.trigger; start < coinChances.length; start++) {
    const chance = coinChances[start]!
    const figures = figuresOf(definition, start)
    round.chance += chance
    round.coinsAtEnd += chance * figures.coinsAtEnd
    round.coinSquaresAtEnd += chance * figures.coinSquaresAtEnd
    round.fullChance += chance * figures.fullChance
    round.respins += chance * figures.respins
  }
  round.mean = round.coinsAtEnd * coinMean(definition) + round.fullChance * definition.hold.grandMultiple
  return round
}

/** Exact figures of a round: lines by enumeration, the feature by its Markov chain. */
export function holdAndWinFacts(variant: Variant): ModelFacts {
  const definition = holdAndWinDefinition(variant)
  const { coinsPerBet, hold, pays, reels, rows } = definition
  const base = storedCensus(BASE_CENSUS, variant)
  const feature = featurePerRound(definition, scatterChances(base), featureByChain)
  const missedTriggers = base.missesByScatters.slice(hold.trigger).reduce((sum, count) => sum + count, 0)
  const topCoin = Math.max(...hold.values.map(value => value.multiple))
  const baseRtp = meanOf(base, coinsPerBet)
  return {
    rtp: baseRtp + feature.mean,
    baseRtp,
    featureRtp: feature.mean,
    // Every feature pays, also after a spin whose lines lost.
    hitRate: (base.hits + missedTriggers) / base.combinations,
    deviation: deviationOfSum(spinMoments(base, coinsPerBet), featureMoments(definition, feature)),
    featureChance: feature.chance,
    featureMean: feature.mean / feature.chance,
    capMultiple: definition.capMultiple,
    capChance: 0,
    topWinMultiple: base.topCoins / coinsPerBet + hold.grandMultiple + rows * reels.length * topCoin,
    topPrize: { multiple: hold.grandMultiple, chance: feature.fullChance, isUpperBound: false },
    volatility: 'high',
    coinsPerBet,
    paytable: paytableRows(pays),
  }
}
