import type { Claim, ClaimResult } from '../claims.ts'
import { LOST, WON, wonIf } from '../lines/results.ts'
import { type LineSide, settleLine } from '../lines/settle-line.ts'
import type { BasketballFamily } from './families.ts'

/** Bands of winning margins by their least points; the last one has no end (sportsbook 4.2). */
const BANDS = [
  ['1-5', 1, 5],
  ['6-10', 6, 10],
  ['11-15', 11, 15],
  ['16+', 16, Number.POSITIVE_INFINITY],
] as const
export const MARGIN_BANDS: readonly string[] = ['home', 'away'].flatMap(side =>
  BANDS.map(([band]) => `${side} ${band}`),
)

/** The count of a claim, and the result that each of its values gives. */
export interface BasketballRule {
  family: BasketballFamily
  resultOf: (value: number) => ClaimResult
}

function sideRule(selection: string): BasketballRule['resultOf'] {
  return margin => wonIf(selection === (margin > 0 ? 'home' : margin < 0 ? 'away' : 'tie'))
}

function bandRule(selection: string): BasketballRule['resultOf'] {
  const [side, band] = selection.split(' ')
  const [, least, most] = BANDS.find(([name]) => name === band)!
  const sign = side === 'home' ? 1 : -1
  return margin => wonIf(sign * margin >= least && sign * margin <= most)
}

/** Handicaps are of the named side's margin. */
function lineRule({ line4, selection }: Claim): BasketballRule['resultOf'] {
  if (selection === 'home') return margin => settleLine(margin, line4, 'handicap')
  if (selection === 'away') return margin => settleLine(-margin, line4, 'handicap')
  return total => settleLine(total, line4, selection as LineSide)
}

const topRule = (sharers: number): ClaimResult =>
  sharers === 0 ? LOST : sharers === 1 ? WON : { kind: 'dead_heat', of: sharers }

/** The rule of a claim by the catalogue of sportsbook 4.2. */
export function ruleOf(claim: Claim): BasketballRule {
  const { market, selection } = claim
  switch (market) {
    case 'ML':
      return { family: 'margin', resultOf: sideRule(selection) }
    case 'WM':
      return { family: 'margin', resultOf: bandRule(selection) }
    case 'AH':
      return { family: 'margin', resultOf: lineRule(claim) }
    case 'OU':
      return { family: 'total', resultOf: lineRule(claim) }
    case 'TTH':
      return { family: 'home', resultOf: lineRule(claim) }
    case 'TTA':
      return { family: 'away', resultOf: lineRule(claim) }
    case 'OE':
      return { family: 'total', resultOf: total => wonIf((total % 2 === 0) === (selection === 'even')) }
    case 'OT':
      return { family: 'overtime', resultOf: overtime => wonIf((overtime === 1) === (selection === 'yes')) }
    case 'HSQ':
      return { family: `top ${selection}` as BasketballFamily, resultOf: topRule }
    default:
      return periodRule(claim)
  }
}

/** `H1` and `Q1` to `Q4` are three-way; `AH` and `OU` behind them are lines of the period. */
function periodRule(claim: Claim): BasketballRule {
  const period = claim.market.slice(0, 2)
  const isTotal = claim.market.endsWith('OU')
  const family = `${period} ${isTotal ? 'total' : 'margin'}` as BasketballFamily
  return { family, resultOf: claim.market === period ? sideRule(claim.selection) : lineRule(claim) }
}
