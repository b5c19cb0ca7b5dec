import type { ClaimResult } from '../claims.ts'
import type { FootballState } from '../football/state.ts'
import type { SportId } from '../sport-model.ts'
import type { SportState } from '../sports.ts'
import { type Effects, effectOf, type RiskedClaim, type RiskPart } from './effects.ts'
import { goalsPart, isOfGoals } from './goals-part.ts'
import { marketPart, marketPartOf } from './market-part.ts'

/** Singles on one claim: their stakes, and what they pay if it wins, in units. */
export interface RiskedSingles extends RiskedClaim {
  stakeUnits: bigint
  payoutUnits: bigint
  /** How the claim ended, where it is settled. */
  result: ClaimResult['kind'] | null
}

/** Twice the cost of singles in a cell, so that halves stay whole. */
const twiceCost = ({ stakeUnits, payoutUnits }: Pick<RiskedSingles, 'stakeUnits' | 'payoutUnits'>, effect: number) =>
  effect > 0 ? effect * Number(payoutUnits - stakeUnits) : effect * Number(stakeUnits)

interface Part {
  part: RiskPart
  /** Twice what the singles of the part cost, cell by cell. */
  costs: Float64Array
}

/**
 * What all singles of a fixture cost at the worst (sportsbook 5.2): their payouts less their stakes in the cell of the match where
 * that is most. A cell of football's goals is a half-time score with a final score; what they do not decide, and the markets of
 * other sports, come on top with the worst that each can bring by itself.
 */
export class WorstCell {
  readonly #sport: SportId
  readonly #state: SportState
  readonly #singles: RiskedSingles[]

  constructor(sport: SportId, state: SportState, singles: readonly RiskedSingles[]) {
    this.#sport = sport
    this.#state = state
    this.#singles = [...singles]
  }

  add(singles: RiskedSingles): void {
    this.#singles.push(singles)
  }

  units(): bigint {
    const { parts, settled } = this.#parts(this.#singles)
    return halved(settled + parts.values().reduce((sum, { costs }) => sum + worstOf(costs), 0))
  }

  /**
   * What one more single may still win beside its stake.
   * @returns units; it may be below zero where the bound is passed
   */
  freeUnits(claim: RiskedClaim, boundUnits: bigint): bigint {
    const asked = { ...claim, stakeUnits: 0n, payoutUnits: 0n, result: null }
    const { parts, settled } = this.#parts([...this.#singles, asked])
    const key = this.#keyOf(claim)
    const own = parts.get(key)!
    const others = parts
      .entries()
      .reduce((sum, [other, { costs }]) => sum + (other === key ? 0 : worstOf(costs)), settled)
    const effects = own.part.effectsOf(claim)
    // A cell in which half of the stake is won takes twice as much.
    let free = Number.POSITIVE_INFINITY
    for (const [cell, effect] of effects.entries())
      if (effect > 0) free = Math.min(free, (2 * Number(boundUnits) - others - own.costs[cell]!) / effect)
    return Number.isFinite(free) ? BigInt(Math.floor(free)) : boundUnits
  }

  #keyOf(claim: RiskedClaim): string {
    return this.#sport === 'FOOT' && isOfGoals(claim) ? 'goals' : marketPartOf(claim)
  }

  #parts(singles: readonly RiskedSingles[]): { parts: Map<string, Part>; settled: number } {
    const settled = singles.reduce((sum, one) => (one.result ? sum + twiceCost(one, effectOf(one.result)) : sum), 0)
    const open = Map.groupBy(
      singles.filter(({ result }) => result === null),
      claim => this.#keyOf(claim),
    )
    const parts = new Map<string, Part>()
    for (const [key, claims] of open) {
      const part = key === 'goals' ? goalsPart(this.#state as unknown as FootballState) : marketPart(claims)
      parts.set(key, { part, costs: costsOf(claims, claims.map(part.effectsOf)) })
    }
    return { parts, settled }
  }
}

function costsOf(claims: readonly RiskedSingles[], effects: readonly Effects[]): Float64Array {
  const costs = new Float64Array(effects[0]!.length)
  for (const [at, claim] of claims.entries())
    for (const [cell, effect] of effects[at]!.entries()) costs[cell]! += twiceCost(claim, effect)
  return costs
}

const worstOf = (costs: Float64Array): number => costs.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
const halved = (twice: number): bigint => BigInt(Math.ceil(twice / 2))
