import type { Deal, GameEvent, GameResult, GameStep, Move, Refused } from '../match-game.ts'
import type { DiceDefinition } from './definition.ts'
import { drawThrow, type Pair, type ThrowDice, thrownAgain, worth } from './throws.ts'

/** The whole state, closed dice among it. Rounds are counted from 1, throws from 0. */
export interface DiceState {
  /** By seat, round and throw. They follow from the seeds alone, so no choice can shift them. */
  dice: ThrowDice[][][]
  round: number
  throw: number
  /** Throws that were begun in the match: the number of the turn. */
  turn: number
  /** By seat: what it throws again in this throw; null until it has chosen. */
  chosen: (number[] | null)[]
  /** Half points by seat. */
  halves: number[]
  isOver: boolean
}

export function dealDice({ rounds, throws }: DiceDefinition, { seats, draws }: Deal): GameStep<DiceState> {
  const list = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))
  const dice = list(seats, seat =>
    list(rounds, round => list(throws, n => drawThrow(draws(`dice-${seat}-${round + 1}-${n}`)))),
  )
  const state = {
    ...{ dice, round: 1, throw: 0, turn: 1, isOver: false },
    ...{ chosen: dice.map(() => null), halves: dice.map(() => 0) },
  }
  return { state, events: [{ kind: 'thrown', round: 1, throw: 0 }] }
}

/** The dice of a seat in the present throw. */
export const diceOf = ({ dice, round, throw: n }: DiceState, seat: number): ThrowDice => dice[seat]![round - 1]![n]!

export function moveDice(
  definition: DiceDefinition,
  state: DiceState,
  seat: number,
  move: Move,
): GameStep<DiceState> | Refused {
  if (move.kind !== 'throw' || state.isOver || state.chosen[seat] !== null) return { refused: 'not_your_turn' }
  const chosen = state.chosen.with(seat, [...move.again])
  const events: GameEvent[] = [{ kind: 'chosen', seat }]
  if (chosen.includes(null)) return { state: { ...state, chosen }, events }
  return show(definition, { ...state, chosen }, events)
}

/** Both have chosen: the dice lie open, and the next throw, the next round or the end follows. */
function show(definition: DiceDefinition, state: DiceState, events: GameEvent[]): GameStep<DiceState> {
  const thrown = state.chosen.map((_, seat) => diceOf(state, seat))
  const final = thrown.map((dice, seat) => thrownAgain(dice, state.chosen[seat]!))
  const winner = winnerOf(final)
  const [first, again] = [thrown.map(dice => [...dice.first]), state.chosen.map(places => [...places!])]
  events.push({ kind: 'shown-dice', first, again, final: final.map(pair => [...pair]), winner })
  const nextThrow = { ...state, turn: state.turn + 1, chosen: state.chosen.map(() => null) }
  if (winner === null && state.throw + 1 < definition.throws) {
    const next = { ...nextThrow, throw: state.throw + 1 }
    events.push({ kind: 'thrown', round: next.round, throw: next.throw })
    return { state: next, events }
  }
  const halves = state.halves.map((sum, seat) => sum + (winner === null ? 1 : winner === seat ? 2 : 0))
  events.push({ kind: 'round-won', round: state.round, winner, halves })
  if (state.round === definition.rounds || halves.some(sum => sum >= definition.halvesToWin))
    return { state: { ...state, halves, isOver: true }, events }
  events.push({ kind: 'thrown', round: state.round + 1, throw: 0 })
  return { state: { ...nextThrow, halves, round: state.round + 1, throw: 0 }, events }
}

function winnerOf(final: readonly Pair[]): number | null {
  const [first, second] = final.map(worth) as [number, number]
  return first === second ? null : first > second ? 0 : 1
}

export function diceResult({ isOver, halves }: DiceState): GameResult | null {
  if (!isOver) return null
  const [first, second] = halves as [number, number]
  if (first === second) return { nets: [0, 0], winner: null, payments: [] }
  return { nets: first > second ? [1, -1] : [-1, 1], winner: first > second ? 0 : 1, payments: [] }
}
