import type { Parts } from '../claims.ts'
import type { Spread } from './forecast.ts'

/**
 * How far a claim is on its side of the line, in quarters: 2 and more won, 1 half won, 0 returned, -1 half lost, -2 and
 * less lost (sportsbook 4.1). Claims without a line are WON or LOST, and 0 where the stake goes back.
 */
export type Value = number
export const WON: Value = 2
export const LOST: Value = -2

/** Values by the place of an outcome, LOST to WON: those that pay alike are the same. */
export type OutcomeValues = Int8Array

export const valueIf = (holds: boolean): Value => (holds ? WON : LOST)

/** Parts of a stake over all cells, summed in their order. A sheet goes through some fifteen thousand cells. */
export function partsOver({ places, chances }: Spread, values: OutcomeValues): Parts {
  let won = 0
  let returned = 0
  let lost = 0
  for (let at = 0; at < places.length; at++) {
    const chance = chances[at]!
    const quarters = values[places[at]!]!
    if (quarters >= WON) won += chance
    else if (quarters <= LOST) lost += chance
    else if (quarters === 0) returned += chance
    else {
      returned += chance / 2
      if (quarters > 0) won += chance / 2
      else lost += chance / 2
    }
  }
  return { won, returned, lost }
}
