import { escapeXml } from './cells.ts'

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageLinks = 'http://schemas.openxmlformats.org/package/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const sheetPart = (number: number): string => `xl/worksheets/sheet${number}.xml`
export const sheetStart = (widths: string): string =>
  `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${widths}<sheetData>`
export const sheetEnd = '</sheetData></worksheet>'

/** The parts of a workbook beside its sheets, by their paths. */
export function partsOf(names: readonly string[]): Record<string, string> {
  const each = (part: (name: string, number: number) => string) => names.map((name, i) => part(name, i + 1)).join('')
  return {
    '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${each((_, number) => `<Override PartName="/${sheetPart(number)}" ContentType="${types}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${packageLinks}"><Relationship Id="rId1" Type="${links}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${links}"><sheets>${each((name, number) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packageLinks}">${each((_, number) => `<Relationship Id="rId${number}" Type="${links}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${names.length + 1}" Type="${links}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  }
}

/** Formats by their places: text, money, count, time, day, title. */
const formats = [
  { numFmtId: 49, fontId: 0 },
  { numFmtId: 164, fontId: 0 },
  { numFmtId: 1, fontId: 0 },
  { numFmtId: 165, fontId: 0 },
  { numFmtId: 166, fontId: 0 },
  { numFmtId: 49, fontId: 1 },
]
const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`
const styles = `${xml}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.0000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${formats.length}">${formats
  .map(
    ({ numFmtId, fontId }) =>
      `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  )
  .join('')}</cellXfs></styleSheet>`
