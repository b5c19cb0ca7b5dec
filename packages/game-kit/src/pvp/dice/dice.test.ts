import { expect, test } from 'vitest'
import type { Draws } from '../../draws.ts'
import type { GameEvent } from '../match-game.ts'
import { bestAgain } from './best-play.ts'
import { DICE_DEFINITIONS } from './definition.ts'
import { dice } from './index.ts'
import { type DiceState, diceResult, moveDice } from './rules.ts'
import { type Pair, type ThrowDice, thrownAgain, worth } from './throws.ts'

const definition = DICE_DEFINITIONS[0]!

/** Dice of each purpose, left, right, left again, right again; 1 1 1 1 where none are named. */
const dealt = (named: Record<string, readonly number[]>): DiceState => {
  const draws = (purpose: string): Draws => {
    const rest = [...(named[purpose] ?? [1, 1, 1, 1])]
    return { below: () => rest.shift()! - 1 }
  }
  return dice.deal(definition, { seats: 2, lead: null, draws }).state
}

function choose(state: DiceState, ...choices: number[][]) {
  const events: GameEvent[] = []
  for (const [seat, again] of choices.entries()) {
    const next = moveDice(definition, state, seat, { kind: 'throw', again })
    if ('refused' in next) throw new Error(next.refused)
    state = next.state
    events.push(...next.events)
  }
  return { state, events }
}
const shownIn = (events: readonly GameEvent[]) => events.find(event => event.kind === 'shown-dice')

test('[PVPG-028] a choice of one seat leaves the dice of the other as they are', () => {
  const state = dealt({ 'dice-0-1-0': [4, 6, 2, 3], 'dice-1-1-0': [3, 6, 1, 4], 'dice-1-1-1': [2, 5, 6, 6] })
  for (const mine of [[], [0], [1], [0, 1]])
    for (const other of [[], [0], [1], [0, 1]]) {
      const { events, state: after } = choose(state, mine, other)
      expect(shownIn(events)!.final[1]).toEqual([other.includes(0) ? 1 : 3, other.includes(1) ? 4 : 6])
      expect(shownIn(events)!.final[0]).toEqual([mine.includes(0) ? 2 : 4, mine.includes(1) ? 3 : 6])
      expect(after.dice).toEqual(state.dice)
    }
})

test('[PVPG-028] throws that are equal three times give half a point each', () => {
  let state = dealt({})
  for (const n of [1, 2]) {
    const next = choose(state, [], [])
    expect(next.events.at(-1)).toEqual({ kind: 'thrown', round: 1, throw: n })
    state = next.state
  }
  const { events, state: after } = choose(state, [], [])
  expect(events).toContainEqual({ kind: 'round-won', round: 1, winner: null, halves: [1, 1] })
  expect(after).toMatchObject({ round: 2, throw: 0, halves: [1, 1], turn: 4 })
})

test('five rounds of halves are a draw; three points end the match', () => {
  let state = dealt({})
  while (!state.isOver) state = choose(state, [], []).state
  expect(state).toMatchObject({ round: 5, turn: 15 })
  expect(diceResult(state)).toMatchObject({ nets: [0, 0], winner: null })
  state = dealt({ 'dice-1-1-0': [6, 6, 1, 1], 'dice-1-2-0': [6, 5, 1, 1], 'dice-1-3-0': [2, 2, 1, 1] })
  state = choose(state, [], []).state
  expect(state.halves).toEqual([0, 2])
  state = choose(state, [], []).state
  expect(state.halves).toEqual([2, 2])
  while (!state.isOver) state = choose(state, [], []).state
  expect(diceResult(state)!.nets.reduce((sum, net) => sum + net, 0)).toBe(0)
})

test('doubles beat every sum, and rank among themselves', () => {
  const order: Pair[] = [[1, 2], [1, 3], [5, 6], [1, 1], [2, 2], [6, 6]] // biome-ignore format: one row
  expect(order.map(worth)).toEqual(order.map(worth).toSorted((a, b) => a - b))
  expect(worth([4, 3])).toBe(worth([2, 5]))
})

test('a second choice, and a move of another game, are no choices', () => {
  const { state } = choose(dealt({}), [0])
  expect(moveDice(definition, state, 0, { kind: 'throw', again: [] })).toEqual({ refused: 'not_your_turn' })
  expect(moveDice(definition, state, 1, { kind: 'pass' })).toEqual({ refused: 'not_your_turn' })
})

const six = [1, 2, 3, 4, 5, 6]

/** Chances of each worth when a seat always throws again as it says, in 36 x 36ths. */
function chances(again: (pair: Pair) => number[]): number[] {
  const counts = Array<number>(19).fill(0)
  for (const left of six)
    for (const right of six)
      for (const a of six)
        for (const b of six) {
          const thrown: ThrowDice = { first: [left, right], again: [a, b] }
          counts[worth(thrownAgain(thrown, again([left, right])))]!++
        }
  return counts
}
/** By how much a seat wins a throw more often than the other, in 36^4ths. */
const lead = (mine: readonly number[], other: readonly number[]) =>
  mine.reduce((sum, a, at) => sum + other.reduce((part, b, on) => part + a * b * Math.sign(at - on), 0), 0)

test('best play is an equilibrium, and its exact figures are those of the book', () => {
  const best = chances(bestAgain)
  const all = 36 ** 4
  const equal = best.reduce((sum, count) => sum + count * count, 0)
  expect(equal * 23_328).toBe(2_089 * all)
  for (const left of six)
    for (const right of six)
      for (const places of [[], [0], [1], [0, 1]]) {
        const other = (pair: Pair) => (pair[0] === left && pair[1] === right ? places : bestAgain(pair))
        expect(lead(chances(other), best)).toBeLessThanOrEqual(0)
      }
  expect(
    lead(
      chances(() => []),
      best,
    ) / all,
  ).toBeCloseTo(-0.328, 3)
  const half = (equal / all) ** 3
  expect([half, (1 - half) / 2]).toEqual([expect.closeTo(0.00072, 5), expect.closeTo(0.49964, 5)])
})
