import { type Card, rankOf } from '../cards/cards.ts'
import { RETURNED_X10000 } from '../table-game.ts'
import { isNatural } from './coup.ts'
import type { BaccaratDefinition } from './definition.ts'

/** What the spots on winners and card counts are paid by. */
export interface CoupShape {
  playerTotal: number
  bankerTotal: number
  playerCards: number
  bankerCards: number
}

/** The first two cards of each side. */
export interface FirstCards {
  player: readonly [Card, Card]
  banker: readonly [Card, Card]
}

const PAIR_SPOTS: ReadonlySet<string> = new Set(['PP', 'BP', 'EP', 'XP'])
export const isPairSpot = (spot: string): boolean => PAIR_SPOTS.has(spot)

/** Return of a spot that is paid by totals and numbers of cards, in 1/10 000 of the stake. */
export function shapeReturn(definition: BaccaratDefinition, spot: string, shape: CoupShape): number {
  const { playerTotal, bankerTotal, playerCards, bankerCards } = shape
  const wins = definition.returnsX10000[spot]!
  const margin = playerTotal - bankerTotal
  switch (spot) {
    case 'P':
      return margin === 0 ? RETURNED_X10000 : margin > 0 ? wins : 0
    case 'B':
      if (margin >= 0) return margin === 0 ? RETURNED_X10000 : 0
      return bankerTotal === 6 ? (definition.bankerOnSixX10000 ?? wins) : wins
    case 'T':
      return margin === 0 ? wins : 0
    case 'S6':
      return margin < 0 && bankerTotal === 6 ? wins : 0
    case 'BIG':
      return playerCards + bankerCards > 4 ? wins : 0
    case 'SML':
      return playerCards + bankerCards === 4 ? wins : 0
    default:
      return dragonReturn(definition, wins, spot === 'DP' ? margin : -margin, shape)
  }
}

/** A dragon bonus by the margin of its side: `natural` is what a win of two cards with 8 or 9 returns. */
function dragonReturn(definition: BaccaratDefinition, natural: number, margin: number, shape: CoupShape): number {
  const { playerTotal, bankerTotal, playerCards, bankerCards } = shape
  const isOfTwo = playerCards === 2 && bankerCards === 2
  if (isOfTwo && (isNatural(playerTotal) || isNatural(bankerTotal)))
    return margin === 0 ? RETURNED_X10000 : margin > 0 ? natural : 0
  return definition.marginReturnsX10000[margin] ?? 0
}

/** Return of a spot that is paid by the first two cards of the sides. */
export function pairReturn(definition: BaccaratDefinition, spot: string, { player, banker }: FirstCards): number {
  const wins = definition.returnsX10000[spot]!
  if (spot === 'XP') {
    const [isOfPlayer, isOfBanker] = [player[0] === player[1], banker[0] === banker[1]]
    return isOfPlayer && isOfBanker ? definition.bothPerfectX10000 : isOfPlayer || isOfBanker ? wins : 0
  }
  const hits = { PP: isPair(player), BP: isPair(banker), EP: isPair(player) || isPair(banker) }
  return hits[spot as keyof typeof hits] ? wins : 0
}

/** Two cards of one rank: a ten and a king are none. */
export const isPair = ([first, second]: readonly [Card, Card]): boolean => rankOf(first) === rankOf(second)

/** The most that a spot returns. */
export const topReturn = (definition: BaccaratDefinition, spot: string): number =>
  spot === 'XP'
    ? definition.bothPerfectX10000
    : spot === 'DP' || spot === 'DB'
      ? Math.max(...Object.values(definition.marginReturnsX10000))
      : definition.returnsX10000[spot]!
