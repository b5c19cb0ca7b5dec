import { byRank, type Card, isRed, isTwo, TWO } from './cards.ts'
import { type Combination, isBomb } from './combinations.ts'
import type { TienLenDefinition } from './definition.ts'

const twoPays = (definition: TienLenDefinition, card: Card): number =>
  isRed(card) ? definition.redTwoPays : definition.blackTwoPays

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** What a chop of these cards is worth, in stakes: twos by card, a bomb as a whole; 0 for what cannot be chopped. */
export function chopPays(definition: TienLenDefinition, chopped: Combination, cards: readonly Card[]): number {
  if (chopped.kind === 'quad') return definition.quadPays
  if (chopped.kind === 'pair-run') return definition.pairRunPays[Math.min(chopped.length, 5)]!
  return isTwo(chopped.top) ? sum(cards.map(card => twoPays(definition, card))) : 0
}

/** True where laying a combination on another is a chop: a bomb on twos or on a bomb. */
export const isChop = (laid: Combination, on: Combination): boolean => isBomb(laid) && (isTwo(on.top) || isBomb(on))

/** The most that bombs of these counts by rank can be worth when no card is in two of them. */
function bestBombs(definition: TienLenDefinition, counts: readonly number[], from = 0): number {
  const rank = counts.findIndex((count, at) => at >= from && count >= 2)
  if (rank < 0) return 0
  const options = [bestBombs(definition, counts, rank + 1)]
  if (counts[rank] === 4) options.push(definition.quadPays + bestBombs(definition, counts.with(rank, 0), rank + 1))
  const rest = [...counts]
  for (let length = 1; (rest[rank + length - 1] ?? 0) >= 2; length++) {
    rest[rank + length - 1]! -= 2
    const pays = definition.pairRunPays[length]
    if (pays !== undefined) options.push(pays + bestBombs(definition, rest, rank))
  }
  return Math.max(...options)
}

/** Twos and bombs that a loser still holds, in the best disjoint choice, in stakes. */
export function leftPays(definition: TienLenDefinition, hand: readonly Card[]): number {
  const counts = byRank(hand).map(cards => cards.length)
  const twos = sum(hand.filter(isTwo).map(card => twoPays(definition, card)))
  return twos + bestBombs(definition, counts.slice(0, TWO))
}

/** What a loser owes the winner of a hand, in stakes. To have played nothing is never cheaper than to have played once. */
export function handPays(definition: TienLenDefinition, hand: readonly Card[], hasPlayed: boolean): number {
  const counted = hand.length + leftPays(definition, hand)
  if (hasPlayed) return counted
  return definition.frozenPaysMore ? Math.max(definition.frozenPays, counted) : definition.frozenPays
}
