import { type ClassedClaim, type LineMarket, marketLines } from '../lines/line-claims.ts'
import type { BookPhase } from '../sport-model.ts'
import { type BasketballCases, type BasketballFamily, QUARTERS } from './families.ts'
import { MARGIN_BANDS } from './rules.ts'

/** Markets without lines and their classes (sportsbook 3.1 and 4.2). */
export const WHOLE: readonly ClassedClaim[] = [
  ...['home', 'away'].map(selection => ({ market: 'ML', selection, marketClass: 'A' as const })),
  ...MARGIN_BANDS.map(selection => ({ market: 'WM', selection, marketClass: 'C' as const })),
  ...['odd', 'even'].map(selection => ({ market: 'OE', selection, marketClass: 'B' as const })),
  ...['yes', 'no'].map(selection => ({ market: 'OT', selection, marketClass: 'B' as const })),
  ...['H1', ...QUARTERS].flatMap(market =>
    ['home', 'tie', 'away'].map(selection => ({ market, selection, marketClass: 'B' as const })),
  ),
  ...QUARTERS.map(selection => ({ market: 'HSQ', selection, marketClass: 'B' as const })),
].map(claim => ({ ...claim, line4: 0 }))

const SIDES = ['home', 'away'] as const
const TOTAL = ['over', 'under'] as const
const MAIN = { main: 'A', other: 'B' } as const
const OTHER = { main: 'B', other: 'B' } as const

export const LINES: readonly (LineMarket & { family: BasketballFamily })[] = [
  { market: 'AH', family: 'margin', reads: 'handicap', sides: SIDES, classes: MAIN },
  { market: 'OU', family: 'total', reads: 'over', sides: TOTAL, classes: MAIN },
  { market: 'TTH', family: 'home', reads: 'over', sides: TOTAL, classes: OTHER },
  { market: 'TTA', family: 'away', reads: 'over', sides: TOTAL, classes: OTHER },
  { market: 'H1AH', family: 'H1 margin', reads: 'handicap', sides: SIDES, classes: OTHER },
  ...(['H1', ...QUARTERS] as const).map(
    period =>
      ({ market: `${period}OU`, family: `${period} total`, reads: 'over', sides: TOTAL, classes: OTHER }) as const,
  ),
]

/** Every claim of the catalogue with the lines of this state, decided ones among those without lines. */
export const catalogueOf = (cases: BasketballCases, phase: BookPhase): ClassedClaim[] => [
  ...WHOLE,
  ...LINES.flatMap(market => marketLines(market, cases[market.family], phase)),
]
