import { type Effects, effectOfQuarters, type RiskedClaim, type RiskPart } from './effects.ts'

const isTotal = ({ selection }: RiskedClaim): boolean => selection === 'over' || selection === 'under'
const isHandicap = ({ market }: RiskedClaim): boolean => market.endsWith('AH')
const isFirstSide = ({ selection }: RiskedClaim): boolean => selection === 'home' || selection === 'A'

/** Lines of a market hang together by the number that they count; selections of all others exclude one another on their line. */
export const marketPartOf = (claim: RiskedClaim): string =>
  isTotal(claim) || isHandicap(claim) ? claim.market : `${claim.market}|${claim.line4}`

/** The cells of a market by itself: the numbers around its lines, or its selections and none of them. */
export function marketPart(claims: readonly RiskedClaim[]): RiskPart {
  const isLine = claims.some(claim => isTotal(claim) || isHandicap(claim))
  return isLine ? linePart(claims) : selectionPart(claims)
}

function linePart(claims: readonly RiskedClaim[]): RiskPart {
  // Beyond a number past the outermost lines nothing changes any more.
  const marks = claims.map(claim => numberAt(claim))
  const first = Math.floor(Math.min(...marks)) - 1
  const cells = Math.ceil(Math.max(...marks)) + 2 - first
  return {
    effectsOf: claim => Int8Array.from({ length: cells }, (_, at) => effectOfQuarters(quartersOf(claim, first + at))),
  }
}

/** The total, or the first side's lead, at which a claim is level. */
function numberAt(claim: RiskedClaim): number {
  const { line4 } = claim
  return isTotal(claim) || !isFirstSide(claim) ? line4 / 4 : -line4 / 4
}

function quartersOf(claim: RiskedClaim, number: number): number {
  const { line4, selection } = claim
  if (isTotal(claim)) return selection === 'over' ? 4 * number - line4 : line4 - 4 * number
  return isFirstSide(claim) ? 4 * number + line4 : line4 - 4 * number
}

function selectionPart(claims: readonly RiskedClaim[]): RiskPart {
  const selections = [...new Set(claims.map(({ selection }) => selection)), null]
  const effectsOf = (claim: RiskedClaim): Effects =>
    Int8Array.from(selections, selection => (selection === claim.selection ? 2 : -2))
  return { effectsOf }
}
