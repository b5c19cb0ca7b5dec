import { type ClassedClaim, lineClaims } from './line-claims.ts'
import { SIDES, TOTAL } from './path-rules.ts'

const HANDICAPS = { market: 'SAH', reads: 'handicap', sides: SIDES } as const
const PARTS = { market: 'TS', reads: 'over', sides: TOTAL } as const

/** Claims without moving lines of every sport in parts: winner, score in parts, handicap of 1.5 parts, part winners. */
export const matchClaims = (letter: string): ClassedClaim[] => [
  ...SIDES.map(selection => ({ market: 'ML', line4: 0, selection, marketClass: 'A' as const })),
  ...['2-0', '2-1', '1-2', '0-2'].map(selection => ({ market: 'SC', line4: 0, selection, marketClass: 'C' as const })),
  ...[-6, 6].flatMap(line4 => lineClaims(HANDICAPS, line4, 'B')),
  ...[1, 2, 3].flatMap(part =>
    SIDES.map(selection => ({ market: `${letter}${part}`, line4: 0, selection, marketClass: 'B' as const })),
  ),
]

/** Over and under two and a half parts. */
export const partsTotalClaims = (): ClassedClaim[] => lineClaims(PARTS, 10, 'B')
