import type { Parts } from '../claims.ts'
import { addResult } from '../lines/results.ts'
import { resultByQuarters } from '../lines/settle-line.ts'
import type { Cell } from './forecast.ts'

/**
 * How far a claim is on its side of the line, in quarters: 2 and more won, 1 half won, 0 returned, -1 half lost, -2 and
 * less lost (sportsbook 4.1). Claims without a line are WON or LOST, and 0 where the stake goes back.
 */
export type Value = number
export const WON: Value = 2
export const LOST: Value = -2

export const valueIf = (holds: boolean): Value => (holds ? WON : LOST)

/** Parts of a stake over all cells, summed in their order. */
export function partsOver(cells: readonly Cell[], value: (cell: Cell) => Value): Parts {
  const parts = { won: 0, returned: 0, lost: 0 }
  for (const cell of cells) addResult(parts, resultByQuarters(value(cell)), cell.chance)
  return parts
}
