import { range, twoDigitNumbers } from './controls.ts'

/** Ready selections of two-digit numbers (lotteries book 1.4). */
export type QuickSelection =
  | { kind: 'head' | 'tail' | 'sum'; digit: number }
  | { kind: 'zodiac'; group: number }
  | { kind: 'doubles' | 'big' | 'small' | 'odd' | 'even' | 'evenEven' | 'oddOdd' | 'evenOdd' | 'oddEven' }

export const plainSelections = [
  ...(['big', 'small', 'odd', 'even', 'doubles', 'evenEven', 'oddOdd', 'evenOdd', 'oddEven'] as const),
]

const isOdd = (digit: number) => digit % 2 === 1

/** Numbers of a selection, in order. */
export const numbersOf = (selection: QuickSelection): string[] =>
  twoDigitNumbers.filter(text => belongsTo(selection, text))

function belongsTo(selection: QuickSelection, text: string): boolean {
  const tens = Number(text[0])
  const ones = Number(text[1])
  switch (selection.kind) {
    case 'head':
      return tens === selection.digit
    case 'tail':
      return ones === selection.digit
    case 'sum':
      return (tens + ones) % 10 === selection.digit
    case 'zodiac':
      return (((Number(text) || 100) - 1) % 12) + 1 === selection.group
    case 'doubles':
      return tens === ones
    case 'big':
      return Number(text) >= 50
    case 'small':
      return Number(text) < 50
    case 'odd':
      return isOdd(ones)
    case 'even':
      return !isOdd(ones)
    case 'evenEven':
      return !isOdd(tens) && !isOdd(ones)
    case 'oddOdd':
      return isOdd(tens) && isOdd(ones)
    case 'evenOdd':
      return !isOdd(tens) && isOdd(ones)
    case 'oddEven':
      return isOdd(tens) && !isOdd(ones)
  }
}

/** Both orders of each number: `12` becomes `12` and `21`, a double stays alone. */
export const withReverses = (numbers: Iterable<string>): string[] => [
  ...new Set([...numbers].flatMap(number => [number, `${number[1]}${number[0]}`])),
]

/** From one number to another with the same head or the same tail; null when they have neither. */
export function numbersBetween(from: string, to: string): string[] | null {
  const [low, high] = [from, to].sort() as [string, string]
  if (low[0] === high[0]) return range(Number(low), Number(high), 2)
  if (low[1] !== high[1]) return null
  return range(Number(low[0]), Number(high[0])).map(head => `${head}${low[1]}`)
}
