import { strToU8, Zip, ZipDeflate } from 'fflate'
import { rowXml, titlesXml, widthsXml } from './cells.ts'
import type { Sheet } from './sheet.ts'
import { partsOf, sheetEnd, sheetPart, sheetStart } from './workbook.ts'

/** Rows that one tab takes; the format ends at 1 048 576 with the titles. */
const mostRows = 1_000_000

/** A workbook of Office Open XML, written as its rows are read; rows beyond what one tab takes go on in the next. */
export async function* writeWorkbook(sheet: Sheet, rowsOfTab = mostRows): AsyncGenerator<Uint8Array> {
  const { name, columns, rows, timeZone } = sheet
  const ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  const open = (path: string) => {
    const part = new ZipDeflate(path)
    zip.add(part)
    return (text: string, isLast = false) => part.push(strToU8(text), isLast)
  }
  const names: string[] = []
  const openTab = () => {
    names.push(names.length === 0 ? name : `${name} ${names.length + 1}`)
    const write = open(sheetPart(names.length))
    write(sheetStart(widthsXml(columns)) + titlesXml(columns))
    return { write, rows: 0 }
  }
  let tab = openTab()
  for await (const row of rows) {
    if (tab.rows === rowsOfTab) {
      tab.write(sheetEnd, true)
      tab = openTab()
    }
    tab.write(rowXml(row, columns, timeZone))
    tab.rows += 1
    yield* ready.splice(0)
  }
  tab.write(sheetEnd, true)
  if (sheet.end) writeEnd(sheet.end(), names, open)
  for (const [path, text] of Object.entries(partsOf(names))) open(path)(text, true)
  zip.end()
  yield* ready
}

/** A tab of one line a row, which says that the file is whole. */
function writeEnd(
  lines: readonly string[],
  names: string[],
  open: (path: string) => (text: string, isLast?: boolean) => unknown,
): void {
  names.push('end')
  const columns = [{ title: 'end', kind: 'text' as const }]
  const write = open(sheetPart(names.length))
  write(sheetStart(widthsXml(columns)) + titlesXml(columns))
  for (const line of lines) write(rowXml([line], columns, 'UTC'))
  write(sheetEnd, true)
}
