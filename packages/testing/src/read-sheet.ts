import { strFromU8, unzipSync } from 'fflate'

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** Rows of all tabs of a workbook in base64, the titles first: each cell as the text that stands in the file. */
export function readSheet(base64: string): string[][] {
  const parts = unzipSync(Buffer.from(base64, 'base64'))
  const tabs = Object.keys(parts).filter(path => path.startsWith('xl/worksheets/'))
  return tabs.flatMap(path =>
    [...strFromU8(parts[path]!).matchAll(/<row>(.*?)<\/row>/gs)].map(([, row]) => cellsOf(row!)),
  )
}

const cellsOf = (row: string): string[] =>
  [...row.matchAll(/<c [^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, cell = '']) =>
    cell
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/&(?:lt|gt|quot|amp);/g, entity => entities[entity]!)
      .replaceAll('_x005F_', '_'),
  )

/** A moment by the clock of the sheet's zone, from the days that a spreadsheet counts. */
export const sheetTime = (cell: string): string =>
  new Date(Math.round((Number(cell) - 25_569) * 86_400) * 1_000).toISOString().slice(0, 19).replace('T', ' ')
