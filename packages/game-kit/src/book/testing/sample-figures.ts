import type { SportId } from '../sport-model.ts'

/** Figures of the rulebook's sample fixtures. */
export const sampleFigures: [SportId, number[], number[]][] = [
  ['FOOT', [1150, 900], [1000, 1050]],
  ['BASK', [1030, 970], [1000, 1000]],
  ['TENN', [58, 52], [50, 49]],
  ['BADM', [62], [50]],
  ['LANE', [1620], [1500]],
  ['TACT', [1580], [1520]],
  ['DUEL', [1540], [1500]],
]
