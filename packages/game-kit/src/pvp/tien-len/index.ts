import type { MatchGame, Payment } from '../match-game.ts'
import type { Card } from './cards.ts'
import { dealTienLen } from './deal.ts'
import { TIEN_LEN_DEFINITIONS, type TienLenDefinition } from './definition.ts'
import { clockTienLen, moveTienLen, tienLenResult } from './rules.ts'
import type { TienLenState, Trick } from './state.ts'

/** What a seat sees of its table. */
export interface TienLenView {
  /** Own cards, rising. */
  hand: Card[]
  /** Cards that each seat has left. */
  counts: number[]
  lead: number
  /** The seat whose turn it is. */
  turnSeat: number
  /** The card that has to be in the first lead; told to the seat that leads alone, for it is a card of its hand. */
  mustHold: Card | null
  trick: Trick | null
  passed: boolean[]
  payments: Payment[]
}

export const tienLen: MatchGame<TienLenDefinition, TienLenState, TienLenView> = {
  definitions: TIEN_LEN_DEFINITIONS,
  isDuel: false,
  deal: dealTienLen,
  turnOf: ({ turn }) => turn,
  waiting: ({ seat, winner }) => (winner === null ? [seat] : []),
  move: moveTienLen,
  clockMove: clockTienLen,
  result: tienLenResult,
  view: (_definition, state, seat) => ({
    ...{ hand: [...state.hands[seat]!], counts: state.hands.map(({ length }) => length), lead: state.lead },
    ...{ turnSeat: state.seat, mustHold: state.lead === seat ? state.mustHold : null, trick: state.trick },
    ...{ passed: [...state.passed], payments: [...state.payments] },
  }),
  open: ({ hands }) => hands.map(hand => [...hand]),
}
