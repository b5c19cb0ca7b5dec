import { momentText } from '@baize/api/zoned-time'
import type { CellKind, CellValue, SheetColumn } from './sheet.ts'

/** Places of the formats in `styles` of the workbook. */
const styleOf: Record<CellKind, number> = { text: 0, money: 1, count: 2, time: 3, day: 4 }
const titleStyle = 5
const widthOf: Record<CellKind, number> = { text: 24, money: 18, count: 10, time: 21, day: 12 }
const dayMs = 86_400_000
/** Spreadsheets count days, and this one is the first of 1970. */
const firstOf1970 = 25_569
/** Longest text that a cell takes. */
const mostCharacters = 32_767

/** A row of typed cells; a number stands as its decimal text, so that no floating point touches an amount. */
export const rowXml = (row: readonly CellValue[], columns: readonly SheetColumn[], timeZone: string): string =>
  `<row>${row.map((value, place) => cellXml(value, columns[place]!.kind, timeZone)).join('')}</row>`

export const titlesXml = (columns: readonly SheetColumn[]): string =>
  `<row>${columns.map(({ title }) => textXml(title, titleStyle)).join('')}</row>`

export const widthsXml = (columns: readonly SheetColumn[]): string =>
  `<cols>${columns
    .map(({ kind }, place) => `<col min="${place + 1}" max="${place + 1}" width="${widthOf[kind]}" customWidth="1"/>`)
    .join('')}</cols>`

function cellXml(value: CellValue, kind: CellKind, timeZone: string): string {
  const style = styleOf[kind]
  if (value === null || value === '') return `<c s="${style}"/>`
  if (kind === 'text') return textXml(String(value), style)
  return `<c s="${style}"><v>${kind === 'time' || kind === 'day' ? serial(String(value), timeZone, kind) : numeric(value)}</v></c>`
}

function numeric(value: string | number): string {
  const text = String(value)
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new Error(`not a plain number: ${text.slice(0, 40)}`)
  return text
}

/** A moment by the zone's clock, or a day, in days as spreadsheets count them. */
function serial(text: string, timeZone: string, kind: 'time' | 'day'): number {
  const clock = kind === 'day' ? text : `${momentText(Date.parse(text), timeZone).replace(' ', 'T')}Z`
  return Date.parse(clock) / dayMs + firstOf1970
}

const textXml = (text: string, style: number): string =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, mostCharacters))}</t></is></c>`

/** Text of an element: what XML cannot hold is left out, and what a spreadsheet would take for an escape stays as written. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML forbids
    .replaceAll(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
