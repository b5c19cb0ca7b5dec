import { expect } from 'vitest'
import { sha256 } from '../../../node/crypto.ts'
import type { ChancedClaim, Claim, ClaimResult } from '../../claims.ts'
import type { SportModel } from '../../sport-model.ts'
import { playMatch } from '../../testing/vector-match.ts'
import { keyOf } from './sample-rows.ts'

/** A match of its own for every number. */
const lastSeedOf = (match: number): Uint8Array => sha256(new TextEncoder().encode(`match ${match}`))

/** All selections of a market and line share what is returned, and one of them wins the rest. */
function expectComplete(claims: readonly ChancedClaim[]): void {
  const isSigned = ({ market }: Claim): boolean => market.endsWith('AH')
  const lines = Map.groupBy(claims, claim => {
    const line4 = isSigned(claim) && /^(away|B)$/.test(claim.selection) ? -claim.line4 : claim.line4
    return `${claim.market}|${line4}`
  })
  for (const [line, selections] of lines) {
    const won = selections.reduce((sum, { parts }) => sum + parts.won, 0)
    expect(Math.abs(won + selections[0]!.parts.returned - 1), line).toBeLessThan(1e-9)
  }
}

function expectParts({ parts: { won, returned, lost }, ...claim }: ChancedClaim): void {
  if (!(Math.abs(won + returned + lost - 1) < 1e-9) || won <= 0 || returned < 0 || lost < 0)
    expect.fail(`${keyOf(claim)} has parts ${won}, ${returned}, ${lost}`)
}

/** A sport under test, with a recount of its final states. */
export interface MatchChecks<Ratings, Tables, State> {
  model: SportModel<Ratings, Tables, State>
  ratings: readonly Ratings[]
  /** How a claim that was laid in `accepted` ends, counted anew from the final state. */
  recount(claim: Claim, accepted: State, final: State): ClaimResult
}

/**
 * Plays matches and looks at every claim of every state: parts, complete selections, and results as a recount finds them.
 * @param early matches of which every claim is also settled in every state, and must keep what it first came to
 */
export function checkMatches<Ratings, Tables, State>(
  { model, ratings, recount }: MatchChecks<Ratings, Tables, State>,
  matches: number,
  early: number,
): void {
  const prepared = ratings.map(of => model.prepare(of))
  for (let match = 0; match < matches; match++) {
    const tables = prepared[match % prepared.length]!
    const states = playMatch(model as SportModel<never, Tables, State>, tables, `X1.1.1.${match}`, lastSeedOf(match))
    const final = states.at(-1)!
    expect(model.claims(tables, final, 'live')).toEqual([])
    const laid = new Map<string, { claim: Claim; at: number }>()
    states.slice(0, -1).forEach((state, at) => {
      const claims = model.claims(tables, state, at === 0 ? 'before' : 'live')
      expectComplete(claims)
      for (const claim of claims) {
        expectParts(claim)
        laid.set(keyOf(claim), { claim, at })
        if (match < early) expect(model.settle(claim, state, state), keyOf(claim)).toBe(null)
      }
    })
    for (const [key, { claim, at }] of laid) {
      const result = model.settle(claim, states[at]!, final)
      expect(result, key).toEqual(recount(claim, states[at]!, final))
      for (const now of match < early ? states.slice(at) : [])
        expect([null, result], key).toContainEqual(model.settle(claim, states[at]!, now))
    }
  }
}
