import { type Contestant, graded } from '../contestants.ts'
import type { TableDefinition } from '../table-game.ts'

/** A knock-out of eight masked robots at fixed prices. */
export interface CupDefinition extends TableDefinition {
  kind: 'cup'
  roster: readonly Contestant[]
  /** Percent of a leg for the upper one at equal grades, and what each grade more adds. */
  evenPercent: number
  percentPerGrade: number
  /** Prices are these percents over the chance, cut to hundredths. */
  matchPercent: number
  scorePercent: number
  championPercent: number
  finalistPercent: number
}

export const CUP_DEFINITIONS: readonly CupDefinition[] = [
  {
    ...{ kind: 'cup', version: 1, edition: 'cup' },
    roster: [
      ...graded(5, 'Lanternfox', 'Slatecat', 'Cloudheron'),
      ...graded(4, 'Gutterswift', 'Chimneylark', 'Tilebadger', 'Vanehawk'),
      ...graded(3, 'Copperowl', 'Rainmarten', 'Ridgehare', 'Mosskite'),
      ...graded(2, 'Eavesmouse', 'Lampmoth', 'Brickturtle'),
      ...graded(1, 'Puddlenewt', 'Softstep'),
    ],
    ...{ evenPercent: 50, percentPerGrade: 3 },
    ...{ matchPercent: 95, scorePercent: 92, championPercent: 92, finalistPercent: 93 },
  },
]
