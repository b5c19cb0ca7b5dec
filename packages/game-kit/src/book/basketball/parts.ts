import type { Claim, Parts } from '../claims.ts'
import { certainResult, partsOver } from '../lines/cases.ts'
import { claimCheck } from '../lines/known-claims.ts'
import { partsOfResult } from '../lines/results.ts'
import { LINES, WHOLE } from './catalogue.ts'
import type { BasketballCases } from './families.ts'
import { ruleOf } from './rules.ts'

const requireClaim = claimCheck('basketball', WHOLE, LINES)

/** Parts of a stake on any claim of the catalogue, on any half line. @throws RangeError for other claims */
export function partsIn(cases: BasketballCases, claim: Claim): Parts {
  requireClaim(claim)
  const { family, resultOf } = ruleOf(claim)
  const result = certainResult(cases[family], resultOf)
  return result ? partsOfResult(result) : partsOver(cases[family], resultOf)
}
