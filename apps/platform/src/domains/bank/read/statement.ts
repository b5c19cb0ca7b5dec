import type { FaultCode } from '@baize/api/error-texts/index'
import { ApiError } from '../../../kernel/api-error.ts'

/** A booking of a statement, whatever it was read from. */
export interface StatementLine {
  /** Line of the file that it stands in. */
  line: number
  /** As 2026-11-29. */
  day: string
  /** Above 0 for money that came in. */
  units: bigint
  /** References as the bank wrote them, its own first. */
  references: string[]
  text: string
}

type StatementFault = Extract<FaultCode, `statement_${string}`>

/** The refusal of a file, which says where it is wrong. */
export const statementFault = (fault: StatementFault, values: Record<string, string | number> = {}) =>
  new ApiError('statement_invalid', { faults: [{ field: 'file', fault, values }] })

/** What a fault quotes of a file. */
export const quoted = (text: string): string => `“${text.slice(0, 40)}”`

/** A day by its numbers, or null where the calendar has none such. */
export function dayOf(year: number, month: number, day: number): string | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}

/** Years of two digits are of this century. */
export const fullYear = (year: string): number => (year.length === 2 ? 2_000 + Number(year) : Number(year))

/** Units of digits with at most four decimals, both as they stand in a file. */
export const unitsOf = (whole: string, decimals = ''): bigint => BigInt(whole + decimals.padEnd(4, '0'))
