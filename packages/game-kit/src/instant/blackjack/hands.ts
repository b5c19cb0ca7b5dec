import type { BlackjackChoice, BlackjackDefinition } from './definition.ts'

/** Cards are 0 to 51, rank by rank within the suits: 0 is an ace, 12 a king. */
export const PACK = 52
const RANKS = 13

/** Ace 1, then 2 to 10, court cards 10. */
export const pointsOf = (card: number): number => Math.min(10, (card % RANKS) + 1)

export interface Total {
  total: number
  /** True when an ace counts eleven. */
  isSoft: boolean
}

/** The best total of some values: an ace counts eleven where that does not pass 21. */
export function totalOf(cards: readonly number[]): Total {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0)
  const isSoft = hard <= 11 && cards.some(card => pointsOf(card) === 1)
  return { total: isSoft ? hard + 10 : hard, isSoft }
}

/** Two cards that make 21. */
export const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && totalOf(cards).total === 21

/** What a hand that is not over may do: double its first two cards, split two of equal points once a round. */
export function offeredTo(
  { raises = [] }: BlackjackDefinition,
  cards: readonly number[],
  isSplit: boolean,
): BlackjackChoice['kind'][] {
  const [first, second] = cards.map(pointsOf)
  const raised = raises.filter(raise => cards.length === 2 && (raise === 'double' || (!isSplit && first === second)))
  return ['hit', 'stand', ...raised]
}
