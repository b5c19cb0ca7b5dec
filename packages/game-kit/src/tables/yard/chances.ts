import type { Multiple } from '../../instant/multiple.ts'
import type { YardDefinition } from './definition.ts'

/** The two machines of a bout by their places in the roster. */
export interface YardPairing {
  meron: number
  wala: number
}

/** Chances are integers of this. */
export const CHANCES = 10_000

export const gapOf = ({ roster }: YardDefinition, { meron, wala }: YardPairing): number =>
  roster[meron]!.grade - roster[wala]!.grade

export const meronChance = (definition: YardDefinition, gap: number): number =>
  definition.evenChance + definition.chancePerGrade * gap

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * Chance of every spot to win at a gap of grades, as fractions over one `under`. First touch is the winner's six times of
 * ten, and either side's as often in a draw.
 */
export function yardChances(
  definition: YardDefinition,
  gap: number,
): { wins: ReadonlyMap<string, number>; under: number } {
  const { drawChance, exchangeWeights, fewestExchanges, underUpTo, winnerTouchesFirst } = definition
  const meron = meronChance(definition, gap)
  const wala = CHANCES - drawChance - meron
  const weights = sum(exchangeWeights)
  const underWeights = sum(exchangeWeights.slice(0, underUpTo - fewestExchanges + 1))
  // Over 10 000 chances, ten first touches, two touches of a draw and the weights of exchanges.
  const scale = 20 * weights
  const first =
    2 * weights * (winnerTouchesFirst * meron + (10 - winnerTouchesFirst) * wala) + 10 * weights * drawChance
  const under = 20 * underWeights * (CHANCES - drawChance)
  const all = CHANCES * scale
  const wins = new Map([
    ...([
      ['M', scale * meron],
      ['W', scale * wala],
      ['draw', scale * drawChance],
    ] as const),
    ...([
      ['under', under],
      ['over', all - under],
      ['first-M', first],
      ['first-W', all - first],
    ] as const),
  ])
  return { wins, under: all }
}

/** Price of every spot in 1/10 000, cut to hundredths: the target over the chance (live tables book 5). */
export function yardPrices(definition: YardDefinition, gap: number): Map<string, number> {
  const { wins, under } = yardChances(definition, gap)
  return new Map(
    [...wins].map(([spot, chance]) => {
      if (spot === 'draw') return [spot, definition.drawReturnX10000]
      const target = spot === 'M' || spot === 'W' ? definition.sideTargetX10000 : definition.otherTargetX10000
      return [spot, 100 * Math.floor((target * under) / (100 * chance))]
    }),
  )
}

/** A side's return has the chance of a draw in it, on which its stake comes back. */
export function yardReturns(definition: YardDefinition, gap: number): Map<string, Multiple> {
  const { wins, under } = yardChances(definition, gap)
  const prices = yardPrices(definition, gap)
  return new Map(
    [...wins].map(([spot, chance]) => {
      const returned = spot === 'M' || spot === 'W' ? wins.get('draw')! : 0
      const over = BigInt(chance) * BigInt(prices.get(spot)!) + 10_000n * BigInt(returned)
      return [spot, { over, under: 10_000n * BigInt(under) }]
    }),
  )
}
