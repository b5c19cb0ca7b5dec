import type { SampleRow } from '../series/testing/samples.ts'

/** Market, selection with its line, chance of its decided part and margin in basis points, before the match. */
export const TACT_SAMPLES: readonly SampleRow[] = [
  ['ML', 'A', 0.614755, 250],
  ['ML', 'B', 0.385245, 250],
  ['MAP1', 'A', 0.577115, 350],
  ['MAP1', 'B', 0.422885, 350],
  ['SC', '2-0', 0.333061, 350],
  ['SC', '2-1', 0.281693, 700],
  ['SC', '1-2', 0.206413, 700],
  ['SC', '0-2', 0.178832, 350],
  ['M1R', 'over 23.5', 0.318471, 350],
  ['M1R', 'under 23.5', 0.681529, 350],
  ['M1R', 'over 22.5', 0.472051, 350],
  ['M1R', 'under 22.5', 0.527949, 350],
  ['M1R', 'over 21.5', 0.612465, 350],
  ['M1R', 'under 21.5', 0.387535, 350],
  ['M1RAH', 'A -3.5', 0.329073, 350],
  ['M1RAH', 'B +3.5', 0.670927, 350],
  ['M1RAH', 'A -2.5', 0.448547, 350],
  ['M1RAH', 'B +2.5', 0.551453, 350],
  ['M1RAH', 'A -1.5', 0.576881, 350],
  ['M1RAH', 'B +1.5', 0.423119, 350],
  ['M1OT', 'yes', 0.15882, 350],
  ['M1OT', 'no', 0.84118, 350],
  ['PIST', 'A', 0.498, 350],
  ['PIST', 'B', 0.502, 350],
]
