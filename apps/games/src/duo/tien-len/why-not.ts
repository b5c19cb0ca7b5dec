import { type Card, cardName } from '@baize/game-kit/pvp/tien-len/cards'
import { beats, type CombinationKind, combinationOf } from '@baize/game-kit/pvp/tien-len/combinations'
import type { TienLenView } from '@baize/game-kit/pvp/tien-len/index'

/** Why chosen cards may not be laid now; null where they may. Cards are named as in `8H`. */
export type WhyNot =
  | { kind: 'none-chosen' }
  | { kind: 'no-combination' }
  | { kind: 'must-hold'; card: string }
  | { kind: 'needs'; wanted: CombinationKind; length: number; above: string }
  | { kind: 'unbeatable' }

export function whyNot(
  { trick, mustHold }: Pick<TienLenView, 'trick' | 'mustHold'>,
  cards: readonly Card[],
): WhyNot | null {
  if (cards.length === 0) return { kind: 'none-chosen' }
  const combination = combinationOf(cards)
  if (!combination) return { kind: 'no-combination' }
  if (mustHold !== null && !cards.includes(mustHold)) return { kind: 'must-hold', card: cardName(mustHold) }
  if (!trick || beats(combination, trick.combination)) return null
  const { kind, length, top } = trick.combination
  if (kind === 'triple' && top >= 48) return { kind: 'unbeatable' }
  return { kind: 'needs', wanted: kind, length, above: cardName(top) }
}
