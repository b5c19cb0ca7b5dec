/** A mark of a derived road: red where the big road repeats itself, blue where it does not. */
export type Mark = 'R' | 'U'

/** Lengths of the runs of one side, in order; ties neither end a run nor count. */
export function columnsOf(sides: readonly (string | null)[]): { side: string; depth: number }[] {
  const columns: { side: string; depth: number }[] = []
  for (const side of sides) {
    if (side === null) continue
    const last = columns.at(-1)
    if (last?.side === side) last.depth++
    else columns.push({ side, depth: 1 })
  }
  return columns
}

/** Derived roads by their distance: big eye boy, small road, cockroach road. */
export const DERIVED_ROADS = { bigEye: 1, small: 2, cockroach: 3 } as const
export type DerivedRoad = keyof typeof DERIVED_ROADS

/**
 * Marks of a derived road on logical columns (live tables book 4.1, rule 4); the tails of the drawing do not matter.
 * @param k distance of the columns that are compared
 */
export function derivedMarks(sides: readonly (string | null)[], k: number): Mark[] {
  const depths = columnsOf(sides).map(({ depth }) => depth)
  const marks: Mark[] = []
  for (let column = k; column < depths.length; column++) {
    if (column > k) marks.push(depths[column - 1] === depths[column - 1 - k] ? 'R' : 'U')
    for (let row = 1; row < depths[column]!; row++) marks.push(depths[column - k] === row ? 'U' : 'R')
  }
  return marks
}

export interface Answers {
  /** The mark that the side would make on each derived road; null where it makes none. */
  [side: string]: Record<DerivedRoad, Mark | null>
}

/** Asks the roads what each side would mark next. Where a mark is made, two sides answer opposites. */
export function askRoads(sides: readonly (string | null)[], offered: readonly string[]): Answers {
  const answerOf = (side: string, k: number): Mark | null => {
    const marks = derivedMarks([...sides, side], k)
    return marks.length > derivedMarks(sides, k).length ? marks.at(-1)! : null
  }
  return Object.fromEntries(
    offered.map(side => [
      side,
      {
        bigEye: answerOf(side, DERIVED_ROADS.bigEye),
        small: answerOf(side, DERIVED_ROADS.small),
        cockroach: answerOf(side, DERIVED_ROADS.cockroach),
      },
    ]),
  )
}
