import type { Texts } from '../texts.ts'

/** A line times four without its sign, such as 2.25 or 10. */
const sizeOf = (line4: number): string => String(Math.abs(line4) / 4)

/** A handicap as it is written, with its sign: +0.75, -1, 0. */
export const handicapText = (line4: number): string => `${line4 > 0 ? '+' : line4 < 0 ? '-' : ''}${sizeOf(line4)}`

/** A total as it is written. */
export const totalText = (line4: number): string => sizeOf(line4)

/** A handicap as it is read out, its sign as a word. */
export function spokenHandicap(t: Texts, line4: number): string {
  if (line4 === 0) return '0'
  return t(line4 > 0 ? 'spoken.plus' : 'spoken.minus', { n: sizeOf(line4) })
}
