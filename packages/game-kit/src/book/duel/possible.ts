import { type DuelGame, MOST_DAMAGE, PAIRS } from './rules.ts'

/** The fewest and the most pairs that a game can still take in all. Turns without damage can always fill it up. */
export function pairsRange({ pairs, lives, winner }: DuelGame): [low: number, high: number] {
  if (winner) return [pairs, pairs]
  const toEnd = Math.ceil(Math.min(lives.A, lives.B) / MOST_DAMAGE)
  return [Math.min(PAIRS, pairs + toEnd), PAIRS]
}

/**
 * The least and the most life that the winner can end with. It keeps the higher life when nothing hits it; both sides can be
 * hit in every turn left, and the winner keeps one life at least.
 */
export function lifeRange({ pairs, lives, winner }: DuelGame): [low: number, high: number] {
  if (winner) return [lives[winner], lives[winner]]
  const least = (life: number): number => Math.max(1, life - MOST_DAMAGE * (PAIRS - pairs))
  return [Math.max(least(lives.A), least(lives.B)), Math.max(lives.A, lives.B)]
}
