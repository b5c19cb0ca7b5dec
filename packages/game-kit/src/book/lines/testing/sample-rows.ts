import type { ChancedClaim, Claim, MarketClass } from '../../claims.ts'

/** A row of the rulebook's sample sheets: market, line times four, selection, chance on the decided part, class. */
export type SampleRow = readonly [
  market: string,
  line4: number,
  selection: string,
  chance: number,
  marketClass: MarketClass,
]

/** A claim's key: the same for equal claims of one fixture. */
export const keyOf = ({ market, line4, selection }: Claim): string => `${market}|${line4}|${selection}`

/** The rows as the claims of a state read, with six decimals; a row without its claim has no chance. */
export function readRows(rows: readonly SampleRow[], claims: readonly ChancedClaim[]): unknown[][] {
  const byKey = new Map(claims.map(claim => [keyOf(claim), claim]))
  return rows.map(([market, line4, selection]) => {
    const claim = byKey.get(keyOf({ market, line4, selection }))
    if (!claim) return [market, line4, selection]
    const { won, lost } = claim.parts
    return [market, line4, selection, Number((won / (won + lost)).toFixed(6)), claim.marketClass]
  })
}
