import type { ChancedClaim, Claim, ClaimResult, Parts } from '../claims.ts'

/** The parts of a stake on something that is decided only if it is played: the chances to win and to lose then. */
export const partsOf = (won: number, lost: number, played: number): Parts => ({
  won: played * won,
  returned: 1 - played,
  lost: played * lost,
})

/** The open claims of a market without lines, from the chance of each selection where it is played. */
export function choiceClaims(
  market: string,
  chances: Readonly<Record<string, number>>,
  played: number,
): ChancedClaim[] {
  return Object.keys(chances).flatMap(selection => {
    const parts = choiceParts(chances, selection, played)
    return parts.won === 0 || parts.lost === 0 ? [] : { market, line4: 0, selection, marketClass: 'B', parts }
  })
}

/** Parts of a stake on one of the selections of a market without lines. */
export function choiceParts(chances: Readonly<Record<string, number>>, selection: string, played: number): Parts {
  const others = Object.entries(chances).filter(([other]) => other !== selection)
  const lost = others.reduce((sum, [, chance]) => sum + chance, 0)
  return partsOf(chances[selection]!, lost, played)
}

/** How a claim of a market without lines ends, null while the outcome is not known. */
export const settleChoice = ({ selection }: Claim, outcome: string | null): ClaimResult | null =>
  outcome === null ? null : { kind: selection === outcome ? 'won' : 'lost' }
