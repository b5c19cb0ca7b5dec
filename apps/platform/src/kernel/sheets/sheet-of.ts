import type { ContractType, Language } from '@baize/api'
import type { ZonedRange } from '../date-range.ts'
import type { CellKind, Sheet } from './sheet.ts'
import { sheetTexts, type TitleName } from './texts/index.ts'

/** Columns of a file as a domain declares them: the title's name, which may be a kind of contract, and what the cells hold. */
export type Columns = readonly (readonly [title: TitleName | ContractType, kind: CellKind])[]

/** A file of some days in its reader's language. Titles of times name the zone, by which their clock goes. */
export function sheetOf(
  file: string,
  { from, to, timeZone }: ZonedRange,
  language: Language,
  { columns, rows }: { columns: Columns; rows: Sheet['rows'] },
): Sheet {
  const { titles, contractTypes } = sheetTexts[language]
  const names = { ...titles, ...contractTypes }
  return {
    fileName: `${file}-${from}-${to}.xlsx`,
    name: `${from} ${to}`,
    timeZone,
    columns: columns.map(([title, kind]) => ({
      title: kind === 'time' ? `${names[title]} (${timeZone})` : names[title],
      kind,
    })),
    rows,
  }
}

/** Kinds of movements that go by the name of another: who reads their record sees no difference. */
const sameAs: Readonly<Record<string, string>> = {
  BET_BONUS: 'BET',
  WIN_BONUS: 'WIN',
  BONUS_EXCESS: 'BONUS_FORFEIT',
  TO_VENDOR_HOLD: 'TO_VENDOR',
  VENDOR_UNDO: 'FROM_VENDOR',
  PLAY_GRANT: 'ADJUST',
  PLAY_PURGE: 'ADJUST',
}

/** What a kind of movement is called; one without a name goes by its code. */
export const codeText = (code: string, language: Language): string =>
  sheetTexts[language].codes[sameAs[code] ?? code] ?? code
