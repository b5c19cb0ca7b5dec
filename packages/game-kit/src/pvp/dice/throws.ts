import type { Draws } from '../../draws.ts'

/** Left and right, 1 to 6 each. */
export type Pair = readonly [left: number, right: number]

/** All dice of one seat's throw: the two that it sees first, and those that it gets for each that it throws again. */
export interface ThrowDice {
  first: Pair
  again: Pair
}

/** Left, right, left again, right again: always four words, so that a choice shifts nothing (rooms.md 3.4). */
export function drawThrow(draws: Draws): ThrowDice {
  const die = () => 1 + draws.below(6)
  const [left, right, leftAgain, rightAgain] = [die(), die(), die(), die()]
  return { first: [left, right], again: [leftAgain, rightAgain] }
}

/** What lies on the table after a choice; `again` holds 0 for the left die and 1 for the right one. */
export const thrownAgain = ({ first, again: dice }: ThrowDice, again: readonly number[]): Pair => [
  again.includes(0) ? dice[0] : first[0],
  again.includes(1) ? dice[1] : first[1],
]

/** Doubles from 66 down to 11 beat every sum; else the sum counts. */
export const worth = ([left, right]: Pair): number => (left === right ? 12 + left : left + right)
