import { byRank, type Card, RANKS, TWO } from './cards.ts'
import { beats, type Combination, combinationOf } from './combinations.ts'

/** A combination with the cards that make it. */
export interface Hint extends Combination {
  cards: Card[]
}

/** Every way to choose `count` of the cards, in their order. */
function choices(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]]
  return cards.flatMap((card, at) => choices(cards.slice(at + 1), count - 1).map(rest => [card, ...rest]))
}

/** Runs from a rank on with the lowest `each` cards of every rank, but every choice of the top card. */
function runsFrom(ranks: readonly Card[][], start: number, each: 1 | 2): Card[][] {
  const runs: Card[][] = []
  const below: Card[] = []
  for (let rank = start; rank < TWO && ranks[rank]!.length >= each; rank++) {
    const cards = ranks[rank]!
    if (rank - start >= 2)
      for (const top of cards.slice(each - 1)) runs.push([...below, ...cards.slice(0, each - 1), top])
    below.push(...cards.slice(0, each))
  }
  return runs
}

/**
 * What a hand can lay: all singles and pairs, triples and quads of each rank, and straights and pair runs by every start and
 * length with the lowest suits and all choices of the top card. Every kind, length and top that the hand has is among them.
 */
export function hintsOf(hand: readonly Card[]): Hint[] {
  const ranks = byRank(hand)
  const found: Card[][] = []
  for (const cards of ranks) for (let count = 1; count <= cards.length; count++) found.push(...choices(cards, count))
  for (const each of [1, 2] as const)
    for (let rank = 0; rank < RANKS; rank++) found.push(...runsFrom(ranks, rank, each))
  return found.map(cards => ({ ...combinationOf(cards)!, cards }))
}

/** The hints that may be laid now: on what lies there, or freely, and with a card that has to be among them. */
export const legalHints = (hand: readonly Card[], top: Combination | null, mustHold: Card | null): Hint[] =>
  hintsOf(hand).filter(
    hint => (top === null || beats(hint, top)) && (mustHold === null || hint.cards.includes(mustHold)),
  )
