import type { Multiple } from '../../instant/multiple.ts'
import type { OfferedSpot } from '../table-game.ts'
import { type Chance, type Cup, championChances, finalistChances, matchGap, nextMatch } from './bracket.ts'
import type { CupDefinition } from './definition.ts'
import { MATCH_CHANCES, MATCH_MARKETS, SCORES, type Score, scoreChances, scoresOf } from './match.ts'

/** What is public before betting: the cup so far, and the match that this round plays; null in the parade. */
export interface CupFacts {
  cup: Cup
  match: { home: number; away: number; gap: number } | null
}

export const factsOf = (definition: CupDefinition, cup: Cup, isParade: boolean): CupFacts => {
  const next = isParade ? null : nextMatch(cup)
  return { cup, match: next && { ...next, gap: matchGap(definition, cup, next) } }
}

/** A price in 1/10 000, cut to hundredths: percent over the chance. */
const priceOf = (percent: number, { wins, of }: Chance): number => 100 * Number((BigInt(percent) * of) / wins)

interface PricedSpot extends OfferedSpot {
  chance: Chance
}

function matchSpots(definition: CupDefinition, gap: number): PricedSpot[] {
  const chances = scoreChances(definition, gap)
  return [...Object.keys(MATCH_MARKETS), ...SCORES].map(id => {
    const wins = scoresOf(id)!.reduce((sum, score) => sum + chances[score], 0n)
    const chance = { wins, of: MATCH_CHANCES }
    const percent = SCORES.includes(id as Score) ? definition.scorePercent : definition.matchPercent
    return { id, chance, topReturnX10000: priceOf(percent, chance), isShut: false }
  })
}

/** A number that is out, or that is through, is not sold: nothing is left to bet on. */
const seriesSpots = (name: string, percent: number, chances: readonly Chance[]): PricedSpot[] =>
  chances.map((chance, i) => {
    const isShut = chance.wins === 0n || chance.wins === chance.of
    const topReturnX10000 = isShut ? 0 : priceOf(percent, chance)
    return { id: `${name}-${i + 1}`, chance, topReturnX10000, isShut, settlesWithSeries: true }
  })

const pricedSpots = (definition: CupDefinition, { cup, match }: CupFacts): PricedSpot[] => [
  ...(match ? matchSpots(definition, match.gap) : []),
  ...seriesSpots('champion', definition.championPercent, championChances(definition, cup)),
  ...seriesSpots('finalist', definition.finalistPercent, finalistChances(definition, cup)),
]

export const cupSpots = (definition: CupDefinition, facts: CupFacts): OfferedSpot[] =>
  pricedSpots(definition, facts).map(({ chance: _, ...spot }) => spot)

/** Returns of the spots that are sold. */
export const cupReturns = (definition: CupDefinition, facts: CupFacts): Map<string, Multiple> =>
  new Map(
    pricedSpots(definition, facts)
      .filter(({ isShut }) => !isShut)
      .map(({ id, chance: { wins, of }, topReturnX10000 }) => [
        id,
        { over: wins * BigInt(topReturnX10000), under: 10_000n * of },
      ]),
  )
