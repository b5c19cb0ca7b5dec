const plainNumber = /^-?\d+(\.\d+)?$/
const formulaStart = /^[=+\-@\t\r]/

/**
 * One line of a CSV file (RFC 4180). A spreadsheet takes what begins like a formula for one, so such a text gets an
 * apostrophe in front; plain numbers stay as they are.
 */
export const csvLine = (fields: readonly string[]): string => `${fields.map(csvField).join(',')}\r\n`

function csvField(text: string): string {
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A file as a handler gives it: its name, and its lines as they come. */
export interface CsvFile {
  fileName: string
  lines: AsyncIterable<string>
}
