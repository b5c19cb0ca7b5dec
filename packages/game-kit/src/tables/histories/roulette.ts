import { SPOTS } from '../../instant/roulette/spots.ts'
import { SECTORS } from '../roulette/racetrack.ts'
import { type Share, sharesOf } from './shares.ts'

const POCKETS = 37
const numbersOf = (spots: Iterable<string>): Set<number> =>
  new Set([...spots].flatMap(spot => SPOTS.get(spot)!.numbers))

const GROUPS = {
  colour: ['red', 'black'],
  parity: ['odd', 'even'],
  half: ['low', 'high'],
  dozen: ['dozen-1', 'dozen-2', 'dozen-3'],
  column: ['column-1', 'column-2', 'column-3'],
} as const

/** Numbers of each bar: outside bets, and the sectors of the racetrack (zero lies in two of them). */
const BARS: Readonly<Record<string, readonly (readonly [string, ReadonlySet<number>])[]>> = {
  ...Object.fromEntries(
    Object.entries(GROUPS).map(([group, spots]) => [group, spots.map(spot => [spot, numbersOf([spot])] as const)]),
  ),
  sector: Object.entries(SECTORS).map(([sector, chips]) => [sector, numbersOf(chips.keys())] as const),
}

/** Bars of a roulette table over the newest results, by group; what zero leaves is in none of the outside ones. */
export function rouletteBars(numbers: readonly number[], newest: number): Record<string, Share[]> {
  return Object.fromEntries(
    Object.entries(BARS).map(([group, bars]) => {
      const shown = numbers.map(number => bars.flatMap(([value, own]) => (own.has(number) ? [value] : [])))
      return [group, sharesOf(shown, new Map(bars.map(([value, own]) => [value, own.size / POCKETS])), newest)]
    }),
  )
}
