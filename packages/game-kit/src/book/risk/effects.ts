import type { Claim, ClaimResult } from '../claims.ts'

/** A claim as the worst cell of a fixture sees it. */
export interface RiskedClaim extends Claim {
  /** Selections of a combination, which must all hold. */
  combined?: readonly Claim[] | undefined
  /** What of the state at acceptance its end hangs on. */
  basis: string
}

/**
 * How a claim ends in every cell of a part of a match, in halves of a stake: 2 won, 1 half won, 0 returned, -1 half lost, -2 lost.
 */
export type Effects = Int8Array

/** A part of a match whose cells do not hang on those of another part: exactly one of its cells comes about. */
export interface RiskPart {
  effectsOf(claim: RiskedClaim): Effects
}

const halves: Readonly<Record<ClaimResult['kind'], number>> = {
  ...{ won: 2, half_won: 1, push: 0, void: 0, half_lost: -1, lost: -2 },
  // Shared by several: it pays as a won one at the most.
  dead_heat: 2,
}
export const effectOf = (kind: ClaimResult['kind']): number => halves[kind]

/** How far a claim is on its side of a line, in quarters, as an effect. */
export const effectOfQuarters = (quarters: number): number => Math.max(-2, Math.min(2, quarters))
