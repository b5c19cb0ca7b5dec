import type { ColumnMap } from '@baize/api/schemas/operator/bank'
import { CsvError, parse } from 'csv-parse/sync'
import { dayOf, fullYear, quoted, type StatementLine, statementFault, unitsOf } from './statement.ts'

interface Row {
  cells: string[]
  /** Last line of the file that it stands in. */
  line: number
}

/**
 * Reads a table of bookings as its account's map says.
 * @throws ApiError statement_invalid telling the line
 */
export function readCsv(text: string, map: ColumnMap): StatementLine[] {
  const [head, ...rows] = rowsOf(text, map)
  if (!head) throw statementFault('statement_empty')
  const place = placesIn(head, map)
  return rows.slice(0, rows.length - map.footLines).flatMap(row => {
    if (row.cells.every((cell, index) => cell === head.cells[index]))
      throw statementFault('statement_twice', { line: row.line })
    if (row.cells.length !== head.cells.length)
      throw statementFault('statement_cells', {
        ...{ line: row.line, found: row.cells.length, expected: head.cells.length },
      })
    const cell = (name: string | undefined) => (name === undefined ? '' : row.cells[place.get(name)!]!)
    const day = readDay(cell(map.columns.day), map.dayOrder)
    if (!day) throw statementFault('statement_day', { line: row.line, found: quoted(cell(map.columns.day)) })
    const units = readUnits(cell, map, row.line)
    const reference = cell(map.columns.reference)
    const texts = map.columns.texts.map(cell).filter(each => each !== '')
    const line = { line: row.line, day, units, references: reference === '' ? [] : [reference], text: texts.join(' ') }
    return units === 0n ? [] : [line]
  })
}

function rowsOf(text: string, { delimiter, headLine }: ColumnMap): Row[] {
  try {
    const records = parse(text, {
      ...{ bom: true, delimiter, trim: true, info: true, relax_column_count: true, skip_empty_lines: true },
      from_line: headLine,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records.map(({ record, info }) => ({ cells: record, line: info.lines }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // A quote that never closes is what a cut file ends with; any other stands where no quote may.
    const fault = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'statement_cut' : 'statement_form'
    throw statementFault(fault, { line: Number(error.lines ?? headLine) })
  }
}

function placesIn({ cells, line }: Row, { columns }: ColumnMap): Map<string, number> {
  const { texts, ...single } = columns
  const named = [...Object.values(single), ...texts].filter(each => each !== undefined)
  return new Map(
    named.map(name => {
      const index = cells.indexOf(name)
      if (index < 0) throw statementFault('statement_column', { line, found: quoted(name) })
      return [name, index]
    }),
  )
}

function readDay(cell: string, order: ColumnMap['dayOrder']): string | null {
  const [, ...parts] = /^(\d{1,4})[./\- ]?(\d{1,2})[./\- ]?(\d{1,4})(?:[T ].*)?$/.exec(cell) ?? []
  const plain = /^(\d{4})(\d{2})(\d{2})$/.exec(cell)
  if (plain && order === 'ymd') return dayOf(Number(plain[1]), Number(plain[2]), Number(plain[3]))
  if (parts.length < 3) return null
  const at = (letter: 'y' | 'm' | 'd') => parts[order.indexOf(letter)]!
  if (!/^(\d{2}|\d{4})$/.test(at('y'))) return null
  return dayOf(fullYear(at('y')), Number(at('m')), Number(at('d')))
}

function readUnits(cell: (name: string | undefined) => string, map: ColumnMap, line: number): bigint {
  const { amount, sign, credit, debit } = map.columns
  const read = (name: string | undefined): bigint => {
    const text = cell(name)
    const units = text === '' ? 0n : readTableAmount(text, map.decimal)
    if (units === null) throw statementFault('statement_amount', { line, found: quoted(text) })
    return units
  }
  if (amount === undefined) {
    if (cell(credit) === '' && cell(debit) === '') throw statementFault('statement_amount', { line, found: quoted('') })
    return read(credit) - absolute(read(debit))
  }
  if (cell(amount) === '') throw statementFault('statement_amount', { line, found: quoted('') })
  const units = read(amount)
  const isDebit = sign !== undefined && map.debitWords.some(word => word.toUpperCase() === cell(sign).toUpperCase())
  return isDebit ? -absolute(units) : units
}

const absolute = (units: bigint): bigint => (units < 0n ? -units : units)

/** An amount as people write them: with groups, a sign on either side, or in brackets; null where it is none. */
export function readTableAmount(typed: string, decimal: '.' | ','): bigint | null {
  const text = typed
    .normalize('NFKC')
    .replace(/[\s'’]/gu, '')
    .replace(/\u2212/gu, '-')
  const [, before, bracket, body, behind] = /^([-+]?)(\(?)([\d.,]+)\)?([-+]?)$/.exec(text) ?? []
  if (body === undefined || (before !== '' && behind !== '') || (bracket === '(') !== text.includes(')')) return null
  const group = decimal === ',' ? '\\.' : ','
  const point = decimal === ',' ? ',' : '\\.'
  // Groups of three, or of two before the last one as in India.
  const grouped = new RegExp(`^(\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3}|\\d{1,13})(?:${point}(\\d{0,4}))?$`)
  const [, whole, decimals] = grouped.exec(body) ?? []
  if (whole === undefined) return null
  const units = unitsOf(whole.replace(/[.,]/g, ''), decimals)
  return bracket === '(' || before === '-' || behind === '-' ? -units : units
}
