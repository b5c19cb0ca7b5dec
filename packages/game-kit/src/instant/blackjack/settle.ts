import type { InstantEvent, InstantOutcome, SettledBet } from '../instant-game.ts'
import { paidUnits } from '../multiple.ts'
import { endedOf } from '../round-end.ts'
import type { BlackjackDefinition } from './definition.ts'
import { isNatural, totalOf } from './hands.ts'

/** A hand of the player. */
export interface OwnHand {
  cards: number[]
  /** Its stakes by their place among all that were taken, the first one being 0. */
  stakes: number[]
  isDone: boolean
}

export interface PlayedTable {
  definition: BlackjackDefinition
  /** What each stake is. */
  stakeUnits: number
  hands: readonly OwnHand[]
  house: number[]
  events: InstantEvent[]
  deal(): number
}

/** Turns the house's card, lets the house draw where a hand still stands against it, and pays. */
export function settleHands({ definition, stakeUnits, hands, house, events, deal }: PlayedTable): InstantOutcome {
  const isSplit = hands.length > 1
  events.push({ type: 'hole', card: house[1] })
  const isPlayed =
    !isNatural(house) && hands.some(({ cards }) => totalOf(cards).total <= 21 && (isSplit || !isNatural(cards)))
  while (isPlayed && totalOf(house).total < definition.houseStands) {
    const card = deal()
    house.push(card)
    events.push({ type: 'house', card })
  }
  const bets: SettledBet[] = []
  for (const [place, { cards, stakes }] of hands.entries()) {
    const hundredths = payOf(definition, cards, house, isSplit)
    const result = hundredths > 100 ? 'won' : hundredths === 100 ? 'push' : 'lost'
    const totals = { own: totalOf(cards).total, house: totalOf(house).total }
    events.push({ type: 'result', ...(isSplit ? { hand: place } : {}), result, ...totals })
    const winUnits = paidUnits(stakeUnits, { over: BigInt(hundredths), under: 100n })
    for (const stake of stakes) bets[stake] = { stakeUnits, winUnits, validUnits: result === 'push' ? 0 : stakeUnits }
  }
  return endedOf(bets, events)
}

/** What a finished hand pays for each of its stakes, the stake included, in hundredths. 21 after a split is no natural. */
function payOf(
  { naturalHundredths }: BlackjackDefinition,
  own: readonly number[],
  house: readonly number[],
  isSplit: boolean,
): number {
  const [ours, theirs] = [totalOf(own).total, totalOf(house).total]
  if (ours > 21) return 0
  if (isNatural(own) && !isSplit) return isNatural(house) ? 100 : 100 + naturalHundredths
  if (isNatural(house)) return 0
  if (theirs > 21 || ours > theirs) return 200
  return ours === theirs ? 100 : 0
}
