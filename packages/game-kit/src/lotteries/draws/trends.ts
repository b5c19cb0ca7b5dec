/** Figures of one value over the last settled draws, oldest first (lotteries book 5.5). Information only: draws are independent. */
export interface Trend {
  occurrence: number
  /** Draws since the last one with the value; the number of draws when there was none. */
  currentOmission: number
  maxOmission: number
  meanOmission: number
}

/** @param shows whether each draw contains the value, oldest first */
export function trendOf(shows: readonly boolean[]): Trend {
  let run = 0
  let maxOmission = 0
  for (const shown of shows) {
    run = shown ? 0 : run + 1
    maxOmission = Math.max(maxOmission, run)
  }
  const occurrence = shows.filter(Boolean).length
  return { occurrence, currentOmission: run, maxOmission, meanOmission: (shows.length - occurrence) / (occurrence + 1) }
}

/** The five most and least frequent values; ties by smaller current omission, then by value. */
export function hotAndCold(trends: ReadonlyMap<string, Trend>, places = 5): { hot: string[]; cold: string[] } {
  const ranked = [...trends].sort(
    ([a, first], [b, second]) =>
      second.occurrence - first.occurrence ||
      first.currentOmission - second.currentOmission ||
      (a < b ? -1 : a > b ? 1 : 0),
  )
  const values = ranked.map(([value]) => value)
  return { hot: values.slice(0, places), cold: values.slice(-places).reverse() }
}

/** Length of the current run of one side; ties neither end it nor count. */
export function streakOf(sides: readonly (string | null)[]): { side: string | null; length: number } {
  const played = sides.filter(side => side !== null)
  const side = played.at(-1) ?? null
  const start = played.findLastIndex(other => other !== side)
  return { side, length: side === null ? 0 : played.length - 1 - start }
}

export interface RoadCell {
  side: string
  column: number
  row: number
  /** Ties that came after this cell; they have no cell of their own. */
  ties: number
}

const roadRows = 6

/** Big road: a column a run of one side, six rows; a run longer than the free cells below turns right. */
export function bigRoad(sides: readonly (string | null)[]): RoadCell[] {
  const cells: RoadCell[] = []
  const isTaken = (column: number, row: number) => cells.some(cell => cell.column === column && cell.row === row)
  let runColumn = -1
  for (const side of sides) {
    const last = cells.at(-1)
    if (side === null) {
      if (last) last.ties++
      continue
    }
    if (!last || last.side !== side) {
      runColumn++
      while (isTaken(runColumn, 0)) runColumn++
      cells.push({ side, column: runColumn, row: 0, ties: 0 })
      continue
    }
    const canFall = last.row + 1 < roadRows && !isTaken(last.column, last.row + 1) && last.column === runColumn
    cells.push(
      canFall
        ? { side, column: last.column, row: last.row + 1, ties: 0 }
        : { side, column: last.column + 1, row: last.row, ties: 0 },
    )
  }
  return cells
}

/** Bead road: every draw in order, column by column. */
export const beadRoad = (sides: readonly (string | null)[]): { side: string | null; column: number; row: number }[] =>
  sides.map((side, i) => ({ side, column: Math.floor(i / roadRows), row: i % roadRows }))
