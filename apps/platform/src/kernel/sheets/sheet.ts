/**
 * What the cells of a column hold: ids and words are text; money is a wire amount and is shown with four decimals; a count is a
 * whole number; a time is a moment, written by the clock of the sheet's zone; a day is such as 2027-06-15.
 */
export type CellKind = 'text' | 'money' | 'count' | 'time' | 'day'

export interface SheetColumn {
  title: string
  kind: CellKind
}

/** A cell as a report has it; times are ISO 8601, and null leaves the cell empty. */
export type CellValue = string | number | null

/** A table as a handler gives it: typed columns, and the rows as they are read. */
export interface Sheet {
  fileName: string
  /** Of the tab, at most 25 characters. */
  name: string
  /** Zone of the times. */
  timeZone: string
  columns: readonly SheetColumn[]
  rows: AsyncIterable<readonly CellValue[]> | Iterable<readonly CellValue[]>
  /** Lines of a last tab, `end`, asked for once all rows were read: a file without it was cut off. */
  end?: () => readonly string[]
}

/** Media type of a workbook of Office Open XML. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
