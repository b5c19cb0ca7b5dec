import type { SymbolCode } from '../../events.ts'
import type { Pays } from '../model.ts'
import { frequencies } from './strips.ts'

/**
 * How many (combination, line) pairs have exactly `count` of a symbol from the left: the closed form, a product of
 * symbol frequencies, less the lines whose symbols so far are wilds only. Returns arrays indexed by count - 1, exact
 * integers.
 */
export function lineHits(reels: readonly string[], lineCount: number, symbols: readonly string[]) {
  const counts = reels.map(frequencies)
  const wilds = (reel: number) => counts[reel]!.W ?? 0
  const matching = (reel: number, symbol: string) => (counts[reel]![symbol] ?? 0) + wilds(reel)
  const product = (upTo: number, of: (reel: number) => number) =>
    reels.slice(0, upTo).reduce((ways, _, reel) => ways * of(reel), 1)
  const hits: Record<SymbolCode, number[]> = {}
  for (const symbol of symbols) {
    hits[symbol] = reels.map((_, last) => {
      const runs = product(last + 1, reel => matching(reel, symbol)) - product(last + 1, wilds)
      const after = reels.slice(last + 1).map(strip => strip.length)
      if (after.length > 0) after[0]! -= matching(last + 1, symbol)
      return after.reduce((ways, stops) => ways * stops, lineCount * runs)
    })
  }
  return hits
}

/** Sum of all combinations' line wins in coins without playing any: products of symbol frequencies. */
export function lineCoins(reels: readonly string[], lineCount: number, pays: Pays): number {
  return payTotal(lineHits(reels, lineCount, Object.keys(pays)), pays)
}

/** Sum of hits x pays, in coins. */
export function payTotal(hits: Readonly<Record<SymbolCode, readonly number[]>>, pays: Pays): number {
  return Object.entries(hits).reduce(
    (total, [symbol, byCount]) => total + byCount.reduce((sum, n, i) => sum + n * (pays[symbol]?.[i] ?? 0), 0),
    0,
  )
}
