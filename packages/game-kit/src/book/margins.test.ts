import { expect, test } from 'vitest'
import type { MarketClass } from './claims.ts'
import { LADDER, ladderIndex } from './odds/ladder.ts'
import { type PricedClaim, priceClaims, weightOf } from './odds/price.ts'
import { playedMatches, SPORT_IDS } from './testing/played-matches.ts'

/** Margins that the house states, in basis points, before a match and in play. */
const stated: Record<MarketClass, { before: bigint; live: bigint }> = {
  A: { before: 250n, live: 350n },
  B: { before: 350n, live: 450n },
  C: { before: 700n, live: 800n },
}
const whole = 2n ** 32n
const longest = BigInt(LADDER.at(-1)!)
const shortest = BigInt(LADDER[0]!)
const leastDecided = 0.1

/** Both sides of a line, as the sheet has them; one of a handicap reads it with the opposite sign. */
function lineOf({ market, line4, selection }: PricedClaim): string {
  const isOther = market.endsWith('AH') && ['away', 'B'].includes(selection)
  return `${market} ${isOther ? 0 - line4 : line4}`
}

const weightOfParts = ({ parts: { won, lost } }: PricedClaim): bigint => BigInt(weightOf(won / (won + lost)))

/** The weight of each claim of 2^32; of two on a line, one has what the other leaves. */
function weightsOf(sheet: readonly PricedClaim[]): Map<PricedClaim, bigint> {
  const lines = Map.groupBy(sheet, lineOf)
  return new Map(
    [...lines.values()].flatMap(([first, second, ...more]) => {
      const claims = [first!, ...(second ? [second] : []), ...more]
      const isPair = claims.length === 2
      return claims.map((claim): [PricedClaim, bigint] => [
        claim,
        isPair && claim === second ? whole - weightOfParts(first!) : weightOfParts(claim),
      ])
    }),
  )
}

/** A price pays at most its chance less the margin, and one step more would pay too much; none lies beyond the ladder. */
function isRight(milli: number | null, weight: bigint, marginBp: bigint): boolean {
  const paysAtMost = (odds: bigint) => odds * weight * (10_000n + marginBp) <= 1_000n * whole * 10_000n
  if (milli === null) return weight <= 0n || !paysAtMost(shortest) || paysAtMost(longest + 1n)
  const next = LADDER[ladderIndex(milli) + 1]
  return paysAtMost(BigInt(milli)) && !paysAtMost(next === undefined ? longest + 1n : BigInt(next))
}

test.each(SPORT_IDS)(
  '%s: every price is its chance less the margin that its class states, to a step of the ladder',
  id => {
    const faults: string[] = []
    let judged = 0
    for (const { model, tables, states } of playedMatches(id, 2, 95))
      for (const state of states)
        for (const phase of ['before', 'live'] as const) {
          const sheet = priceClaims(model.claims(tables, state, phase), phase)
          for (const [claim, weight] of weightsOf(sheet)) {
            const { market, selection, milli, marketClass, parts } = claim
            if (parts.won + parts.lost < leastDecided) continue
            judged++
            if (!isRight(milli, weight, stated[marketClass][phase])) faults.push(`${market} ${selection} @ ${milli}`)
          }
        }
    expect(faults).toEqual([])
    expect(judged).toBeGreaterThan(1_000)
  },
)
