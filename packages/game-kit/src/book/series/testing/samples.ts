import type { ChancedClaim } from '../../claims.ts'

/** Market, selection with its line, chance of the decided part, margin in basis points. */
export type SampleRow = readonly [market: string, selection: string, p: number, marginBp: number]

/** Margins before the match (sportsbook 3.1). */
const MARGIN_BP = { A: 250, B: 350, C: 700 } as const

/** The line as the samples write it: signed for a handicap, plain for a total. */
const lineText = ({ selection, line4 }: ChancedClaim): string => {
  if (line4 === 0) return selection
  const isTotal = selection === 'over' || selection === 'under'
  return `${selection} ${line4 > 0 && !isTotal ? '+' : ''}${line4 / 4}`
}

/** The claim of a sheet before the match that a sample names, as a sample row; undefined when it is not on the sheet. */
export function sampleOf(claims: readonly ChancedClaim[], [market, selection]: SampleRow): SampleRow | undefined {
  const claim = claims.find(each => each.market === market && lineText(each) === selection)
  if (!claim) return undefined
  const { won, lost } = claim.parts
  return [market, selection, Math.round((1e6 * won) / (won + lost)) / 1e6, MARGIN_BP[claim.marketClass]]
}
