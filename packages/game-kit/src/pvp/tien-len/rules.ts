import type { GameEvent, GameResult, GameStep, Move, MovedBy, Payment, Refused } from '../match-game.ts'
import type { Card } from './cards.ts'
import { beats, combinationOf } from './combinations.ts'
import type { TienLenDefinition } from './definition.ts'
import { chopPays, handPays, isChop } from './prices.ts'
import { netOf, pay, type TienLenState, type Trick } from './state.ts'

/** A move of a seat; refusals are those of rooms.md 1.3. */
export function moveTienLen(
  definition: TienLenDefinition,
  state: TienLenState,
  seat: number,
  move: Move,
  by: MovedBy,
): GameStep<TienLenState> | Refused {
  if (state.winner !== null) return { refused: 'late' }
  if (state.passed[seat]) return { refused: 'already_passed' }
  if (state.seat !== seat) return { refused: 'not_your_turn' }
  if (move.kind === 'pass') return passOf(definition, state, by)
  return move.kind === 'play' ? playOf(definition, state, move.cards, by) : { refused: 'not_a_combination' }
}

function playOf(
  definition: TienLenDefinition,
  state: TienLenState,
  cards: readonly Card[],
  by: MovedBy,
): GameStep<TienLenState> | Refused {
  const { seat, trick } = state
  const hand = state.hands[seat]!
  if (cards.some((card, at) => !hand.includes(card) || cards.indexOf(card) !== at)) return { refused: 'card_not_held' }
  const combination = combinationOf(cards)
  if (!combination) return { refused: 'not_a_combination' }
  if (state.mustHold !== null && !cards.includes(state.mustHold)) return { refused: 'must_hold_lowest' }
  if (trick && !beats(combination, trick.combination)) return { refused: 'too_low' }
  const left = hand.filter(card => !cards.includes(card))
  const laid = [...cards].sort((a, b) => a - b)
  const next: TienLenState = {
    ...state,
    ...{ hands: state.hands.with(seat, left), hasPlayed: state.hasPlayed.with(seat, true), mustHold: null },
    ...{ trick: { cards: laid, combination, owner: seat, ...chopsAfter(definition, trick, combination) } },
    ...{ turn: state.turn + 1, seat: nextSeat(state, seat) },
  }
  const events: GameEvent[] = [{ kind: 'played', seat, cards: laid, left: left.length, by }]
  return left.length === 0 ? endHand(definition, next, seat, events) : { state: next, events }
}

/** What a trick holds of chops once a combination lies on it. */
function chopsAfter(
  definition: TienLenDefinition,
  trick: Trick | null,
  combination: Trick['combination'],
): Pick<Trick, 'chops' | 'chopped'> {
  if (!trick) return { chops: 0, chopped: null }
  if (!isChop(combination, trick.combination)) return { chops: trick.chops, chopped: trick.chopped }
  return { chops: trick.chops + chopPays(definition, trick.combination, trick.cards), chopped: trick.owner }
}

function passOf(definition: TienLenDefinition, state: TienLenState, by: MovedBy): GameStep<TienLenState> | Refused {
  const { seat, trick } = state
  if (!trick) return { refused: 'must_lead' }
  const passed = state.passed.with(seat, true)
  const events: GameEvent[] = [{ kind: 'passed', seat, by }]
  const next = { ...state, passed, turn: state.turn + 1, seat: nextSeat({ ...state, passed }, seat) }
  if (next.seat !== trick.owner) return { state: next, events }
  const payments = endTrick(definition, state.payments, trick, events)
  return { state: { ...next, payments, trick: null, passed: passed.map(() => false) }, events }
}

/** The next seat clockwise that did not pass. */
function nextSeat({ passed }: Pick<TienLenState, 'passed'>, seat: number): number {
  let next = (seat + 1) % passed.length
  while (passed[next]) next = (next + 1) % passed.length
  return next
}

/** The last seat that was chopped pays the whole chain to the last that chopped. */
function endTrick(definition: TienLenDefinition, payments: Payment[], trick: Trick, events: GameEvent[]): Payment[] {
  events.push({ kind: 'trick', winner: trick.owner, chops: trick.chops })
  if (trick.chopped === null) return payments
  const payment = pay(payments, { from: trick.chopped, to: trick.owner, owed: trick.chops }, definition.heldStakes)
  events.push({ kind: 'paid', payment, why: 'chop' })
  return [...payments, payment]
}

/** The last cards of a hand are laid: first its trick is paid, then the others' cards, clockwise from the winner. */
function endHand(
  definition: TienLenDefinition,
  state: TienLenState,
  winner: number,
  events: GameEvent[],
): GameStep<TienLenState> {
  let payments = endTrick(definition, state.payments, state.trick!, events)
  for (let place = 1; place < state.hands.length; place++) {
    const from = (winner + place) % state.hands.length
    const owed = handPays(definition, state.hands[from]!, state.hasPlayed[from]!)
    const payment = pay(payments, { from, to: winner, owed }, definition.heldStakes)
    payments = [...payments, payment]
    events.push({ kind: 'paid', payment, why: 'cards' })
  }
  return { state: { ...state, payments, winner }, events }
}

export function tienLenResult({ hands, payments, winner }: TienLenState): GameResult | null {
  return winner === null ? null : { nets: hands.map((_, seat) => netOf(payments, seat)), winner, payments }
}

/** The clock passes, and leads with the lowest single, which is the lowest card where that one has to lead. */
export const clockTienLen = ({ hands, trick }: TienLenState, seat: number): Move =>
  trick ? { kind: 'pass' } : { kind: 'play', cards: [hands[seat]![0]!] }
