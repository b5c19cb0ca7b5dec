/**
 * Odds that the book offers, as integers of 1/1000 with the stake included ("milli"): from 1.010 to 500.000, in steps that
 * grow with the odds (sportsbook 3.1).
 */
const steps = [
  { fromMilli: 1_010, belowMilli: 2_000, stepMilli: 5 },
  { fromMilli: 2_000, belowMilli: 3_000, stepMilli: 10 },
  { fromMilli: 3_000, belowMilli: 5_000, stepMilli: 20 },
  { fromMilli: 5_000, belowMilli: 10_000, stepMilli: 50 },
  { fromMilli: 10_000, belowMilli: 20_000, stepMilli: 100 },
  { fromMilli: 20_000, belowMilli: 50_000, stepMilli: 250 },
  { fromMilli: 50_000, belowMilli: 100_000, stepMilli: 500 },
  { fromMilli: 100_000, belowMilli: 200_000, stepMilli: 1_000 },
  { fromMilli: 200_000, belowMilli: 502_000, stepMilli: 2_000 },
] as const

/** Every step in order. The place in this list travels in place of the odds. */
export const LADDER: readonly number[] = steps.flatMap(({ fromMilli, belowMilli, stepMilli }) =>
  Array.from({ length: (belowMilli - fromMilli) / stepMilli }, (_, at) => fromMilli + at * stepMilli),
)

const places = new Map(LADDER.map((milli, place) => [milli, place]))

/** The place of a step in the ladder. @throws RangeError where the odds are no step */
export function ladderIndex(milli: number): number {
  const index = places.get(milli)
  if (index === undefined) throw new RangeError(`${milli} is no step of the ladder`)
  return index
}
