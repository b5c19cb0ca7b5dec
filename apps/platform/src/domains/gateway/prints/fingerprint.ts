import { hash } from 'node:crypto'

/** A value of a body; what a body leaves out is told from every value. */
type Asked = string | number | boolean | bigint | undefined

/** 128 bits that differ when one of the values does: written as JSON, no value reaches into its neighbour. */
export const printOf = (asked: readonly Asked[]): string =>
  hash(
    'sha256',
    JSON.stringify(asked.map(value => (typeof value === 'bigint' ? String(value) : (value ?? null)))),
  ).slice(0, 32)

/** The same as calls were kept by before: joined by a bar, which ids may hold. Only what was stored then is looked up by it. */
export const formerPrintOf = (asked: readonly Asked[]): string => hash('sha256', asked.join('|')).slice(0, 32)
