import type { Claim } from '@baize/game-kit/book/claims'

export { COMBINATION, claimText, type Picked, pickedText } from '@baize/game-kit/book/claim-text'

/** The line whose selections cost one another: both sides of a handicap read it with opposite signs. */
export function lineText({ market, line4, selection }: Claim): string {
  const isOtherSide = market.endsWith('AH') && (selection === 'away' || selection === 'B')
  return `${market}|${isOtherSide ? 0 - line4 : line4}`
}
