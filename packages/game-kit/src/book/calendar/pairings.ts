/** Places of two sides in their competition's list; the first is at home, or plays as A. */
export type Pairing = readonly [home: number, away: number]

/**
 * The matches of a round in which each side plays once, by the circle method: the last side stands still while the others turn
 * (sportsbook 1.1). The second half of a season in which each meets each twice swaps the venues.
 * @param sides an even number
 * @param round from 1 on
 */
export function pairingsOfRound(sides: number, round: number): Pairing[] {
  const turning = sides - 1
  const turn = (round - 1) % turning
  const isReturn = round > turning
  return Array.from({ length: sides / 2 }, (_, k): Pairing => {
    const [first, second] = k === 0 ? [turning, turn] : [(turn + k) % turning, (turn - k + turning) % turning]
    const isFirstAtHome = (k === 0 ? turn : k) % 2 === 1
    return isFirstAtHome === isReturn ? [second, first] : [first, second]
  })
}

/** The matches of a cup's round: neighbours in the order that the draw or the round before left. */
export const pairingsOfCup = (left: readonly number[]): Pairing[] =>
  Array.from({ length: left.length / 2 }, (_, at): Pairing => [left[2 * at]!, left[2 * at + 1]!])
