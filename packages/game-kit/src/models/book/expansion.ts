import type { BookDefinition, SpecialSymbol } from './definition.ts'

/** What the special symbol pays when it fills `count` reels, in coins: its pay on every line, wherever the reels are. */
export function expansionCoins(definition: BookDefinition, special: SpecialSymbol, count: number): number {
  if (count < special.minReels) return 0
  return definition.lines.length * (definition.pays[special.symbol]?.[count - 1] ?? 0)
}
