import type { Claim } from '@baize/game-kit/book/claims'

/** A claim as one text, by which legs of one outcome find one another. */
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

/** The line whose selections cost one another: both sides of a handicap read it with opposite signs. */
export function lineText({ market, line4, selection }: Claim): string {
  const isOtherSide = market.endsWith('AH') && (selection === 'away' || selection === 'B')
  return `${market}|${isOtherSide ? 0 - line4 : line4}`
}
