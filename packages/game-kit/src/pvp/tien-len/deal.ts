import { shuffle } from '../../draws.ts'
import type { Deal, GameEvent, GameStep } from '../match-game.ts'
import { type Card, PACK } from './cards.ts'
import type { TienLenDefinition } from './definition.ts'
import { instantWinOf } from './instant-wins.ts'
import { pay, type TienLenState } from './state.ts'

/** The places of a deck in which each seat's cards lie: s, s + n, ... (rooms.md 3.3). */
const handsOf = (deck: readonly Card[], seats: number, handCards: number): Card[][] =>
  Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: handCards }, (_, at) => deck[seat + at * seats]!).sort((a, b) => a - b),
  )

export function dealTienLen(definition: TienLenDefinition, { seats, lead, draws }: Deal): GameStep<TienLenState> {
  const deck = shuffle(
    draws('shoe'),
    Array.from({ length: PACK }, (_, card) => card),
  )
  return openHand(definition, handsOf(deck, seats, definition.handCards), lead)
}

/** The start of a hand that is dealt: its lead, and the instant win of the first seat in lead order that has one. */
export function openHand(
  definition: TienLenDefinition,
  hands: Card[][],
  givenLead: number | null,
): GameStep<TienLenState> {
  const lowest = Math.min(...hands.flat())
  const lead = givenLead ?? hands.findIndex(hand => hand.includes(lowest))
  const order = hands.map((_, place) => (lead + place) % hands.length)
  const state: TienLenState = {
    ...{ hands, lead, seat: lead, turn: 1, mustHold: givenLead === null ? lowest : null, trick: null },
    ...{ passed: hands.map(() => false), hasPlayed: hands.map(() => false) },
    ...{ payments: [], instantWin: null, winner: null },
  }
  const winner = order.find(seat => instantWinOf(hands[seat]!) !== null)
  if (winner === undefined) return { state, events: [] }
  const instantWin = instantWinOf(hands[winner]!)!
  const owed = definition.instantPays
  const payments = order
    .filter(seat => seat !== winner)
    .map(from => pay([], { from, to: winner, owed }, definition.heldStakes))
  const events: GameEvent[] = [
    { kind: 'instant-win', seat: winner, win: instantWin },
    ...payments.map(payment => ({ kind: 'paid' as const, payment, why: 'instant' as const })),
  ]
  return { state: { ...state, instantWin, winner, payments }, events }
}

/** The hand before at a table, as far as the next lead follows from it. */
export interface FormerHand {
  /** Members in the order of seats. */
  players: readonly string[]
  lead: number
  winner: number
}

/**
 * The seat that leads the next hand; null where the lowest dealt card does: in the first hand, and when the winner left or
 * the seats changed. With two seats the lead alternates, because it is worth much there (rooms.md 3.6).
 */
export function nextLead(former: FormerHand | null, players: readonly string[]): number | null {
  if (!former || former.players.length !== players.length) return null
  if (former.players.some((player, seat) => player !== players[seat])) return null
  return players.length === 2 ? 1 - former.lead : former.winner
}
