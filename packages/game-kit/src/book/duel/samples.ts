import type { SampleRow } from '../series/testing/samples.ts'

/** Market, selection with its line, chance of its decided part and margin in basis points, before the match. */
export const DUEL_SAMPLES: readonly SampleRow[] = [
  ['ML', 'A', 0.555213, 250],
  ['ML', 'B', 0.444787, 250],
  ['SC', '3-0', 0.152442, 700],
  ['SC', '3-1', 0.180981, 700],
  ['SC', '3-2', 0.22179, 700],
  ['SC', '2-3', 0.15747, 700],
  ['SC', '1-3', 0.191768, 700],
  ['SC', '0-3', 0.095549, 700],
  ['GAH', 'A -1.5', 0.333423, 350],
  ['GAH', 'B +1.5', 0.666577, 350],
  ['TG', 'over 3.5', 0.752009, 350],
  ['TG', 'under 3.5', 0.247991, 350],
  ['TG', 'over 4.5', 0.37926, 350],
  ['TG', 'under 4.5', 0.62074, 350],
  ['G1', 'A', 0.584796, 350],
  ['G1', 'B', 0.415204, 350],
  ['G1T', 'over 8.5', 0.30793, 350],
  ['G1T', 'under 8.5', 0.69207, 350],
  ['G1T', 'over 7.5', 0.558883, 350],
  ['G1T', 'under 7.5', 0.441117, 350],
  ['G1T', 'over 6.5', 0.802066, 350],
  ['G1T', 'under 6.5', 0.197934, 350],
]
