/** How a result is drawn: dice, tiles of a race, or balls, each with a hue of ten. */
export interface ShownNumbers {
  kind: 'die' | 'tile' | 'ball'
  pieces: { text: string; hue: number }[]
  /** Many small pieces instead of a few. */
  small: boolean
}

/** Formats whose result is a table of prizes; its first number stands for it. */
const tables: readonly string[] = ['VN_N', 'VN_S', 'SEA_4D', 'SEA_TH']
/** Numbers that a ball of a drum shows share a hue in blocks of this size. */
const blockOf: Readonly<Record<string, number>> = { KENO: 8, SIX45: 5 }

const digits = (number: string) => [...number].map(text => ({ text, hue: Number(text) }))

/** True when one prize stands for a result of many. */
const isPrizeTable = (format: string): boolean => tables.includes(format)

/** The numbers of a result as a row shows them. */
export function shownNumbers(format: string, numbers: readonly string[]): ShownNumbers {
  if (format === 'K3') return { kind: 'die', pieces: numbers.map(text => ({ text, hue: 0 })), small: false }
  if (format === 'PK10')
    return { kind: 'tile', pieces: numbers.map(text => ({ text, hue: Number(text) - 1 })), small: false }
  const block = blockOf[format]
  if (block) {
    const pieces = numbers
      .toSorted((a, b) => (format === 'KENO' ? Number(a) - Number(b) : 0))
      .map(text => ({ text, hue: Math.floor((Number(text) - 1) / block) }))
    return { kind: 'ball', pieces, small: pieces.length > 10 }
  }
  return { kind: 'ball', pieces: digits(isPrizeTable(format) ? numbers[0]! : numbers.join('')), small: false }
}
