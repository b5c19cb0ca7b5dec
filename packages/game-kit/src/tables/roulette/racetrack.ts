import { SPOTS, WHEEL_ORDER } from '../../instant/roulette/spots.ts'

/** Chips of a racetrack bet by spot: how many of each. */
export type Chips = ReadonlyMap<string, number>

/** Ids of inside bets by the numbers that they cover. */
const on = (...numbers: number[]): string => {
  const spot = [...SPOTS.values()].find(
    ({ isEven, numbers: own }) => !isEven && own.length === numbers.length && own.every((n, i) => n === numbers[i]),
  )
  return spot!.id
}

const chips = (...spots: (string | [spot: string, count: number])[]): Chips =>
  new Map(spots.map(spot => (typeof spot === 'string' ? [spot, 1] : spot)))

const two = (spot: string): [string, number] => [spot, 2]

/** Bets on sectors of the wheel; each chip is an ordinary position. */
export const SECTORS = {
  voisins: chips(
    ...[on(4, 7), on(12, 15), on(18, 21), on(19, 22), on(32, 35)],
    ...[two(on(0, 2, 3)), two(on(25, 26, 28, 29))],
  ),
  tiers: chips(on(5, 8), on(10, 11), on(13, 16), on(23, 24), on(27, 30), on(33, 36)),
  orphelins: chips(on(1), on(6, 9), on(14, 17), on(17, 20), on(31, 34)),
  'jeu-zero': chips(on(12, 15), on(32, 35), on(0, 3), on(26)),
} as const satisfies Record<string, Chips>

/** Pockets at most so far to either side of a number, as straights. */
const MOST_NEIGHBOURS = 4
const USUAL_NEIGHBOURS = 2

/**
 * A number with its neighbours on the wheel, in the wheel's order.
 * @throws RangeError for a distance that is not offered
 */
export function neighbours(number: number, distance = USUAL_NEIGHBOURS): Chips {
  if (!Number.isInteger(distance) || distance < 1 || distance > MOST_NEIGHBOURS)
    throw new RangeError(`neighbours are 1 to ${MOST_NEIGHBOURS} pockets, not ${distance}`)
  const at = WHEEL_ORDER.indexOf(number)
  const pockets = Array.from({ length: 2 * distance + 1 }, (_, i) => WHEEL_ORDER.at((at - distance + i) % 37)!)
  return chips(...pockets.map(pocket => on(pocket)))
}

/** All numbers that end in a digit, as straights. */
export const finale = (digit: number): Chips =>
  chips(
    ...WHEEL_ORDER.filter(number => number % 10 === digit)
      .toSorted((a, b) => a - b)
      .map(number => on(number)),
  )
