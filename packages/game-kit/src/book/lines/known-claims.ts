import type { Claim } from '../claims.ts'

const keyOf = ({ market, line4, selection }: Claim): string => `${market}|${line4}|${selection}`

/**
 * A check of claims against the catalogue of a sport: those of `whole` as they stand, and of the markets of `lines` every
 * selection on any half line.
 * @returns a function that throws RangeError for a claim that is none of these
 */
export function claimCheck(
  sport: string,
  whole: readonly Claim[],
  lines: readonly { market: string; sides: readonly string[] }[],
): (claim: Claim) => void {
  const keys = new Set(whole.map(keyOf))
  const selections = new Set(lines.flatMap(({ market, sides }) => sides.map(side => `${market}|${side}`)))
  return claim => {
    const { market, line4, selection } = claim
    const isHalfLine = Math.abs(line4 % 4) === 2
    if (keys.has(keyOf(claim)) || (isHalfLine && selections.has(`${market}|${selection}`))) return
    throw new RangeError(`${sport} has no claim ${market} ${line4} ${selection}`)
  }
}
