import { byRank, type Card, TWO } from './cards.ts'

/** In the order in which they are looked for; a hand has the first that fits. */
export const INSTANT_WINS = ['dragon', 'four-twos', 'five-neighbouring-pairs', 'six-pairs'] as const
export type InstantWin = (typeof INSTANT_WINS)[number]

/** What a dealt hand wins at once; null for a hand that is played (rooms.md 3.6). */
export function instantWinOf(hand: readonly Card[]): InstantWin | null {
  const counts = byRank(hand).map(cards => cards.length)
  const below = counts.slice(0, TWO)
  if (below.every(count => count >= 1)) return 'dragon'
  if (counts[TWO] === 4) return 'four-twos'
  if (below.some((_, at) => at + 5 <= TWO && below.slice(at, at + 5).every(count => count >= 2)))
    return 'five-neighbouring-pairs'
  return counts.reduce((pairs, count) => pairs + (count >> 1), 0) >= 6 ? 'six-pairs' : null
}
