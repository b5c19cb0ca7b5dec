/** The way in which a bank writes its CSV, as it is typed: names of columns as the head of the file has them. */
export interface MapDraft {
  delimiter: ',' | ';' | '\t' | '|'
  decimal: '.' | ','
  dayOrder: 'ymd' | 'dmy' | 'mdy'
  headLine: string
  day: string
  amount: string
  credit: string
  debit: string
  sign: string
  reference: string
  texts: string
}

export const emptyMap: MapDraft = {
  ...{ delimiter: ',', decimal: '.', dayOrder: 'ymd', headLine: '1' },
  ...{ day: '', amount: '', credit: '', debit: '', sign: '', reference: '', texts: '' },
}

/** The map as the call takes it; what was left empty is left out. */
export function mapOf({ delimiter, decimal, dayOrder, headLine, day, texts, ...named }: MapDraft) {
  const columns = Object.fromEntries(Object.entries(named).filter(([, name]) => name.trim() !== ''))
  return {
    ...{ delimiter, decimal, dayOrder, headLine: Number(headLine) || 1 },
    columns: {
      day: day.trim(),
      ...columns,
      texts: texts
        .split(',')
        .map(text => text.trim())
        .filter(Boolean),
    },
  }
}
