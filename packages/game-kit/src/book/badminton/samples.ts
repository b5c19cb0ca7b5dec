import type { SampleRow } from '../lines/testing/sample-rows.ts'

/** Sample sheet of 62 v 50 before the match: market, line times four, selection, chance on the decided part, class. */
export const SAMPLES: readonly SampleRow[] = [
  ['ML', 0, 'A', 0.548278, 'A'],
  ['ML', 0, 'B', 0.451722, 'A'],
  ['SC', 0, '2-0', 0.283269, 'B'],
  ['SC', 0, '2-1', 0.265009, 'C'],
  ['SC', 0, '1-2', 0.232913, 'C'],
  ['SC', 0, '0-2', 0.218809, 'B'],
  ['G1', 0, 'A', 0.53223, 'B'],
  ['G1', 0, 'B', 0.46777, 'B'],
  ['G1OU', 110, 'over', 0.298087, 'B'],
  ['G1OU', 110, 'under', 0.701913, 'B'],
  ['G1OU', 106, 'over', 0.44173, 'B'],
  ['G1OU', 106, 'under', 0.55827, 'B'],
  ['G1OU', 102, 'over', 0.574433, 'B'],
  ['G1OU', 102, 'under', 0.425567, 'B'],
]
