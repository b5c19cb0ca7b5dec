import { opposedPart } from '../../opposed.ts'
import type { TableRules } from '../registry.ts'
import type { TablePosition } from '../table-game.ts'
import { paidUnits } from './settle-slip.ts'

/** A slip of one player in one round, as far as its valid amount goes. */
export interface CountedSlip {
  positions: readonly TablePosition[]
  /** Stakes that came back as they were. */
  pushedUnits: number
}

const stakeOf = (positions: readonly TablePosition[]): number => positions.reduce((sum, { units }) => sum + units, 0)

/**
 * The part of all stakes of a player in a round that they oppose in one another: on each set of opposites the smallest of
 * its stakes, as often as the set has spots. Where every result can be gone through, what comes back on nearly all of
 * them counts as well, however it is put together.
 */
export function opposedUnits(rules: TableRules, positions: readonly TablePosition[]): number {
  const bySpot = new Map<string, number>()
  for (const { spot, units } of positions) bySpot.set(spot, (bySpot.get(spot) ?? 0) + units)
  const inSets = rules.opposites.reduce(
    (sum, set) => sum + set.length * Math.min(...set.map(spot => bySpot.get(spot) ?? 0)),
    0,
  )
  const paid: number[] = []
  for (const [spot, units] of bySpot)
    for (const [i, returnX10000] of rules.equalReturns(spot).entries())
      paid[i] = (paid[i] ?? 0) + (returnX10000 === 0 ? 0 : paidUnits(units, returnX10000))
  return Math.max(inSets, opposedPart(stakeOf(positions), paid))
}

/**
 * Valid amount of each slip of a player in a round: stake less what was returned less what is opposed, at least nothing.
 * What the slips oppose together is taken from the newest first.
 * @param slips oldest first, all of them
 */
export function validUnitsOf(rules: TableRules, slips: readonly CountedSlip[]): number[] {
  let opposed = opposedUnits(
    rules,
    slips.flatMap(({ positions }) => positions),
  )
  const valid = slips.map(({ positions, pushedUnits }) => stakeOf(positions) - pushedUnits)
  for (let i = slips.length - 1; i >= 0; i--) {
    const taken = Math.min(valid[i]!, opposed)
    valid[i]! -= taken
    opposed -= taken
  }
  return valid
}
