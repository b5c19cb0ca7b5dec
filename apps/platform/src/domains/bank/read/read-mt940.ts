import { formatAmount } from '@baize/money'
import { dayOf, fullYear, type StatementLine, statementFault, unitsOf } from './statement.ts'

interface Field {
  tag: string
  line: number
  value: string[]
}

interface Statement {
  lines: StatementLine[]
  /** Opening balance and what was booked since. */
  units: bigint
  isOpen: boolean
}

const tagged = /^:(\d{2}[A-Z]?):(.*)$/
const balance = /^([CD])(\d{2})(\d{2})(\d{2})([A-Z]{3})(\d{1,12}),(\d{0,4})$/
/** Value day, entry day, mark, third letter of the currency, amount, kind, references. */
const booking = /^(\d{2})(\d{2})(\d{2})(?:(\d{2})(\d{2}))?(R?[CD])[A-Z]?(\d{1,12}),(\d{0,4})[A-Z][0-9A-Z]{3}(.*)$/

/**
 * Reads statements as SWIFT's MT940 has them, with or without the blocks of its messages. Each must come to the balance that it ends with.
 * @throws ApiError statement_invalid telling the line
 */
export function readMt940(text: string, currency: string): StatementLine[] {
  const { fields, lastLine } = fieldsOf(text)
  const begun = new Set<string>()
  const read: Statement[] = []
  let now: Statement | null = null
  for (const [index, field] of fields.entries()) {
    if (field.tag === '20') {
      if (now?.isOpen) throw statementFault('statement_cut', { line: field.line - 1 })
      const name = nameOf(fields, index)
      if (begun.has(name)) throw statementFault('statement_twice', { line: field.line })
      begun.add(name)
      now = { lines: [], units: 0n, isOpen: true }
      read.push(now)
    }
    if (!now) throw statementFault('statement_form', { line: field.line })
    if (/^60[FM]$/.test(field.tag)) now.units = balanceOf(field, currency)
    if (field.tag === '61') addBooking(now, field)
    if (field.tag === '86' && fields[index - 1]?.tag === '61')
      now.lines.at(-1)!.text = joined(field.value, now.lines.at(-1)!.text)
    if (/^62[FM]$/.test(field.tag)) close(now, field, currency)
  }
  if (now?.isOpen) throw statementFault('statement_cut', { line: lastLine })
  return read.flatMap(({ lines }) => lines)
}

/** What stands in a file under tags; envelopes of messages around them are left out. */
function fieldsOf(text: string): { fields: Field[]; lastLine: number } {
  const fields: Field[] = []
  let lastLine = 1
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = index + 1
    const body = raw.startsWith('{') ? (raw.split('{4:', 2)[1] ?? '') : raw
    if (body.trim() === '' || body === '-' || body.startsWith('-}')) continue
    lastLine = line
    const [, tag, rest] = tagged.exec(body) ?? []
    if (tag) fields.push({ tag, line, value: [rest!] })
    else if (fields.length > 0) fields.at(-1)!.value.push(body)
    else throw statementFault('statement_form', { line })
  }
  return { fields, lastLine }
}

/** Reference, account and number of the statement that begins at a place, by which a second one is known. */
function nameOf(fields: readonly Field[], start: number): string {
  const named = [fields[start]!.value[0]]
  for (const { tag, value } of fields.slice(start + 1, start + 6)) {
    if (tag === '20') break
    if (tag === '25' || tag === '28' || tag === '28C' || tag.startsWith('60')) named.push(value[0])
  }
  return named.join('|')
}

function balanceOf({ value, line }: Field, currency: string): bigint {
  const [, mark, , , , found, whole, decimals] = balance.exec(value[0]!.trim()) ?? []
  if (whole === undefined) throw statementFault('statement_form', { line })
  if (found !== currency && /^[A-Z]{3}$/.test(currency))
    throw statementFault('statement_currency', { line, found: found!, expected: currency })
  const units = unitsOf(whole, decimals)
  return mark === 'D' ? -units : units
}

function addBooking(statement: Statement, { value, line }: Field): void {
  const [, year, month, day, entryMonth, entryDay, mark, whole, decimals, rest] = booking.exec(value[0]!.trim()) ?? []
  if (whole === undefined) throw statementFault('statement_form', { line })
  const valued = dayOf(fullYear(year!), Number(month), Number(day))
  const booked = valued && entryMonth ? entryOf(valued, Number(entryMonth), Number(entryDay)) : valued
  if (!booked) throw statementFault('statement_day', { line, found: value[0]!.slice(0, 10) })
  const amount = unitsOf(whole, decimals)
  // The reversal of a credit takes money out, and that of a debit brings it back.
  const units = mark === 'C' || mark === 'RD' ? amount : -amount
  // The customer's reference may hold single strokes.
  const [own = '', bank = ''] = rest!.split(/\/\/(.*)/)
  const references = [bank.trim(), own.trim() === 'NONREF' ? '' : own.trim()].filter(each => each !== '')
  statement.units += units
  if (amount > 0n) statement.lines.push({ line, day: booked, units, references, text: value.slice(1).join(' ') })
}

/** The entry's day has no year of its own: it is that of the nearest day to the value's. */
function entryOf(valued: string, month: number, day: number): string | null {
  const year = Number(valued.slice(0, 4))
  const days = [year - 1, year, year + 1].flatMap(each => dayOf(each, month, day) ?? [])
  const apart = (each: string) => Math.abs(Date.parse(each) - Date.parse(valued))
  return days.toSorted((one, other) => apart(one) - apart(other))[0] ?? null
}

/** Lines of details are cut where they are full, also within a word, unless they hold parts of their own. */
const joined = (value: readonly string[], before: string): string =>
  [before, value.join('\n')].filter(each => each !== '').join(' ')

function close(statement: Statement, field: Field, currency: string): void {
  const ends = balanceOf(field, currency)
  if (statement.units !== ends) {
    const values = { expected: formatAmount(ends), found: formatAmount(statement.units) }
    throw statementFault('statement_balance', { line: field.line, ...values })
  }
  statement.isOpen = false
}
