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
  const selections = Object.entries(chances)
  return selections.flatMap(([selection, won]) => {
    const lost = selections.reduce((sum, [other, chance]) => (other === selection ? sum : sum + chance), 0)
    if (won === 0 || lost === 0) return []
    return { market, line4: 0, selection, marketClass: 'B', parts: partsOf(won, lost, played) }
  })
}

/** How a claim of a market without lines ends, null while the outcome is not known. */
export const settleChoice = ({ selection }: Claim, outcome: string | null): ClaimResult | null =>
  outcome === null ? null : { kind: selection === outcome ? 'won' : 'lost' }
