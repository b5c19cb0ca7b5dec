import type { MatchGame } from '../match-game.ts'
import { DICE_DEFINITIONS, type DiceDefinition } from './definition.ts'
import { type DiceState, dealDice, diceOf, diceResult, moveDice } from './rules.ts'

/** What a seat sees of its duel: of the present throw its own first dice, and nothing of what a choice would bring. */
export interface DiceView {
  round: number
  throw: number
  halves: number[]
  /** Own dice, left and right. */
  dice: number[]
  /** What the seat chose to throw again; null before. */
  again: number[] | null
  /** By seat. */
  hasChosen: boolean[]
}

export const dice: MatchGame<DiceDefinition, DiceState, DiceView> = {
  definitions: DICE_DEFINITIONS,
  isDuel: true,
  deal: dealDice,
  turnOf: ({ turn }) => turn,
  waiting: ({ chosen, isOver }) => (isOver ? [] : [...chosen.keys()].filter(seat => chosen[seat] === null)),
  move: moveDice,
  clockMove: () => ({ kind: 'throw', again: [] }),
  result: diceResult,
  view: (_definition, state, seat) => ({
    ...{ round: state.round, throw: state.throw, halves: [...state.halves], dice: [...diceOf(state, seat).first] },
    ...{ again: state.chosen[seat] ?? null, hasChosen: state.chosen.map(places => places !== null) },
  }),
  open: state => state.chosen.map((_, seat) => [...diceOf(state, seat).first]),
}
