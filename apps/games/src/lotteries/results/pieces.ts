import type { FormatCode } from '@baize/game-kit/lotteries/index'
import { prizesOf } from './prizes.ts'

/** One drawn thing as it looks. */
export interface PieceLook {
  kind: 'ball' | 'car' | 'die'
  text: string
  /** One of ten colours. */
  hue: number
}

/** What a result is shown with: dice, cars or balls; of a table of prizes the digits of its first. */
export function piecesOf(format: FormatCode, numbers: readonly string[]): PieceLook[] {
  const balls = (texts: readonly string[], hueOf: (value: number) => number): PieceLook[] =>
    texts.map(text => ({ kind: 'ball', text, hue: hueOf(Number(text)) % 10 }))
  if (format === 'K3') return numbers.map(text => ({ kind: 'die', text, hue: 0 }))
  if (format === 'PK10') return numbers.map(text => ({ kind: 'car', text, hue: Number(text) - 1 }))
  if (format === 'KENO')
    return balls(
      numbers.toSorted((a, b) => Number(a) - Number(b)),
      value => Math.floor((value - 1) / 8),
    )
  if (format === 'SIX45') return balls(numbers, value => Math.floor((value - 1) / 5))
  return balls([...(prizesOf(format) ? numbers[0]! : numbers.join(''))], value => value)
}

/** The sum of a result, of formats that bet on it. */
export const sumOf = (format: FormatCode, numbers: readonly string[]): number | null =>
  ['K3', 'SSC', 'F3D', 'KENO'].includes(format) ? numbers.reduce((sum, number) => sum + Number(number), 0) : null

/** A result as it is read out. */
export const spoken = (format: FormatCode, numbers: readonly string[]): string =>
  prizesOf(format) ? [...numbers[0]!].join(' ') : numbers.join(' ')
