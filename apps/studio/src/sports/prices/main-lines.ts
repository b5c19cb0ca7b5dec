import type { PricedClaim } from '@baize/game-kit/book/odds/price'
import { lineText } from '../bets/claim-text.ts'

const twoWay = new Set(['over', 'home', 'A'])

/**
 * The main line of every market with lines: the one whose chance is nearest to a half (sportsbook 3.1). @returns its claims;
 * of markets without lines all of them
 */
export function mainLines(prices: readonly PricedClaim[]): Set<PricedClaim> {
  const main = new Set<PricedClaim>()
  for (const market of Map.groupBy(prices, ({ market }) => market).values()) {
    const lines = Map.groupBy(market, lineText)
    const [best] = [...lines.values()].toSorted((a, b) => distance(a) - distance(b) || size(a) - size(b))
    for (const claim of lines.size === 1 ? market : best!) main.add(claim)
  }
  return main
}

function distance(line: readonly PricedClaim[]): number {
  const { won, lost } = (line.find(({ selection }) => twoWay.has(selection)) ?? line[0]!).parts
  return Math.abs(won / (won + lost) - 0.5)
}

const size = ([claim]: readonly PricedClaim[]): number => Math.abs(claim!.line4)
