import type { PriceView, SheetView } from '@baize/api/studio/sports/fixture-views'
import type { SportId } from '@baize/game-kit/book/sport-model'
import { lineGroupOf } from '../names/market-code.ts'

/** Markets that a row of a list has columns for: the result, the main handicap, the main total. */
export const mainMarkets: Readonly<Record<SportId, readonly [result: string, handicap: string, total: string]>> = {
  ...{ FOOT: ['1X2', 'AH', 'OU'], BASK: ['ML', 'AH', 'OU'], TENN: ['ML', 'GAH', 'GOU'], BADM: ['ML', 'PAH', 'POU'] },
  ...{ LANE: ['ML', 'MAH', 'TM'], TACT: ['ML', 'MAH', 'TM'], DUEL: ['ML', 'GAH', 'TG'] },
}

export interface PriceLine {
  /** The line by the first side's view, times four. */
  line4: number
  isMain: boolean
  prices: PriceView[]
}

/** The lines of a market in their order, each with its selections. */
export function linesOf(prices: readonly PriceView[], market: string): PriceLine[] {
  const own = prices.filter(price => price.market === market)
  const groups = Map.groupBy(own, ({ selection, line4 }) => lineGroupOf(market, selection, line4))
  return [...groups]
    .map(([line4, of]) => ({ line4, isMain: of.some(({ isMain }) => isMain), prices: of }))
    .toSorted((a, b) => a.line4 - b.line4)
}

/** The line that stands for a market: its main one, else the one in the middle. */
export function mainLine(sheet: SheetView | null, market: string): PriceLine | null {
  const lines = linesOf(sheet?.prices ?? [], market)
  return lines.find(({ isMain }) => isMain) ?? lines[Math.floor(lines.length / 2)] ?? null
}

/** So many lines around the main one, that one first. */
export function linesAround(sheet: SheetView | null, market: string, count: number): PriceLine[] {
  const lines = linesOf(sheet?.prices ?? [], market)
  const main = Math.max(
    0,
    lines.findIndex(({ isMain }) => isMain),
  )
  return lines
    .map((line, place) => ({ line, away: Math.abs(place - main) }))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, count)
    .map(({ line }) => line)
}
