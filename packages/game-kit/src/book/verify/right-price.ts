import { claimText } from '../claim-text.ts'
import type { Claim } from '../claims.ts'
import { combine } from '../football/combinations.ts'
import type { FootballState } from '../football/state.ts'
import type { FootballTables } from '../football/tables/prepare.ts'
import { milliOf, type PricedClaim, weightOf } from '../odds/price.ts'
import type { BookPhase, SportId } from '../sport-model.ts'
import type { SportState, SportTables } from '../sports.ts'

interface Priced {
  model: SportId
  tables: SportTables
  state: SportState
  phase: BookPhase
  /** The sheet of the state. */
  claims: readonly PricedClaim[]
}

/**
 * The odds of a claim, or of a combination of several, as the state's sheet has them, in 1/1000.
 * @returns null for what was not sold in that state
 */
export function rightMilli(
  { model, tables, state, phase, claims }: Priced,
  claim: Claim,
  combined: readonly Claim[],
): number | null {
  if (combined.length === 0) return claims.find(priced => claimText(priced) === claimText(claim))?.milli ?? null
  if (model !== 'FOOT') return null
  const found = combine(tables as unknown as FootballTables, state as unknown as FootballState, combined)
  return 'refused' in found ? null : milliOf(weightOf(found.chance), 'C', phase)
}
