import { type Card, rankOf } from '../cards/cards.ts'
import { cardsLeft, freshShoe, isShoeState, openShoe, type ShoeState } from '../cards/shoe.ts'
import type { OfferedSpot, RoadEntry, TableDraws, TablePlan, TablePosition } from '../table-game.ts'
import { dealCoup, pointsOf, totalOf } from './coup.ts'
import type { BaccaratDefinition } from './definition.ts'
import { type FirstCards, isPair, isPairSpot, pairReturn, shapeReturn, topReturn } from './pay.ts'

/** A round's cards in the order in which each side got them, or the card that a new shoe burns face up. */
export type BaccaratResult =
  | { player: Card[]; banker: Card[]; playerTotal: number; bankerTotal: number }
  | { burn: Card }

const pointsOfCard = (card: Card): number => pointsOf(rankOf(card))

export const readShoe = ({ decks }: BaccaratDefinition, input: unknown): ShoeState | undefined =>
  isShoeState(input, decks) ? input : undefined

/** A shoe is changed when no more than the cut cards are left; a table that was never dealt has none. */
export const planBaccarat = ({ cutCards }: BaccaratDefinition, shoe: ShoeState): TablePlan<null> =>
  cardsLeft(shoe) > cutCards
    ? { phase: 'round', takesBets: true, facts: null }
    : { phase: 'shuffle', takesBets: false, facts: null }

export function baccaratSpots(definition: BaccaratDefinition, shoe: ShoeState, plan: TablePlan<null>): OfferedSpot[] {
  if (!plan.takesBets) return []
  const left = cardsLeft(shoe)
  return Object.keys(definition.returnsX10000).map(id => ({
    id,
    topReturnX10000: topReturn(definition, id),
    isShut: left < (definition.shutBelow[id] ?? 0),
  }))
}

export function dealBaccarat(
  { decks }: BaccaratDefinition,
  before: ShoeState,
  { phase }: TablePlan<null>,
  { outcome }: TableDraws,
): { result: BaccaratResult; state: ShoeState } {
  const shoe = openShoe(phase === 'shuffle' ? freshShoe(decks) : before, outcome)
  if (phase === 'shuffle') {
    const burn = shoe.draw()
    return { result: { burn }, state: shoe.state() }
  }
  const { player, banker } = dealCoup(() => shoe.draw(), pointsOfCard)
  const [playerTotal, bankerTotal] = [totalOf(player.map(pointsOfCard)), totalOf(banker.map(pointsOfCard))]
  return { result: { player, banker, playerTotal, bankerTotal }, state: shoe.state() }
}

export function baccaratReturn(
  definition: BaccaratDefinition,
  { spot }: Pick<TablePosition, 'spot'>,
  result: BaccaratResult,
): number {
  if ('burn' in result) return 0
  if (isPairSpot(spot)) return pairReturn(definition, spot, firstCardsOf(result))
  const { player, banker, playerTotal, bankerTotal } = result
  const counts = { playerCards: player.length, bankerCards: banker.length }
  return shapeReturn(definition, spot, { playerTotal, bankerTotal, ...counts })
}

const firstCardsOf = ({ player, banker }: { player: Card[]; banker: Card[] }): FirstCards => ({
  player: [player[0]!, player[1]!],
  banker: [banker[0]!, banker[1]!],
})

export function baccaratRoad(result: BaccaratResult): RoadEntry | null {
  if ('burn' in result) return null
  const { playerTotal, bankerTotal } = result
  const first = firstCardsOf(result)
  const side = playerTotal === bankerTotal ? null : playerTotal > bankerTotal ? 'P' : 'B'
  return { side, bead: side ?? 'T', pairs: { player: isPair(first.player), banker: isPair(first.banker) } }
}
