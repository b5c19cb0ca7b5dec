import type { BetView } from '@baize/api/studio/sports/bets'

const columns = ['bet', 'time', 'kind', 'legs', 'odds', 'stake', 'payout', 'valid', 'state'] as const
export type CsvColumn = (typeof columns)[number]

interface CsvTexts {
  headOf(column: CsvColumn): string
  textOf(bet: BetView, column: CsvColumn): string
}

/** A cell as spreadsheets read it: quoted where it has to be, and never the beginning of a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Bets as lines of comma-separated values. */
export const csvOf = (bets: readonly BetView[], texts: CsvTexts): string =>
  [columns.map(texts.headOf), ...bets.map(bet => columns.map(column => texts.textOf(bet, column)))]
    .map(line => line.map(cell).join(','))
    .join('\r\n')
