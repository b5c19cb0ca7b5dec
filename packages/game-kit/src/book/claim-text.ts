import type { Claim } from './claims.ts'

/** A claim as one text, by which legs, prices and results find one another. */
export const claimText = ({ market, line4, selection }: Claim): string => `${market}|${line4}|${selection}`

/** A claim, or several that must all hold. */
export interface Picked extends Claim {
  /** Selections of a combination, which is market `COMBO` then. */
  combined?: readonly Claim[] | undefined
}

export const COMBINATION = 'COMBO'

/** Selections of a combination in one order, whatever order they were picked in. */
export const pickedText = ({ combined, ...claim }: Picked): string =>
  combined ? combined.map(claimText).sort().join('&') : claimText(claim)
