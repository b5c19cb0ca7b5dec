import type { Queryable } from '../../../../kernel/database/open-database.ts'
import type { Series } from '../../dependencies.ts'
import { type Due, dividendDue, netLossOf, salaryDue, type TeamSums } from './dues.ts'
import type { InForce } from './in-force.ts'
import { type Basis, givenToTeams, noPlay, nothingGiven, playOfTeams } from './sums.ts'
import type { Window } from './windows.ts'

/** What a contract comes to in a window, before anything of other windows. */
export interface Computed {
  contract: InForce
  sums: TeamSums
  netLossUnits: bigint
  due: Due
  /** Of a dividend: what losing periods took off the base, and what they take off the next one. */
  baseInUnits: bigint
  baseOutUnits: bigint
  /** True when the team has any fact in the window. */
  isMoved: boolean
}

export interface ComputeOptions {
  series: Series
  window: Window
  basis: Basis
  /** A losing period lowers the next base. */
  carryNegative: boolean
  /** The step in units to which dues of salaries are rounded down. */
  cutUnits: bigint
  /** What losing periods before took off the base of a contract. */
  baseInOf: (contract: InForce) => bigint
}

/** Computes contracts in one pass over the teams of all of them. */
export async function compute(
  db: Queryable,
  contracts: readonly InForce[],
  { series, window, basis, carryNegative, cutUnits, baseInOf }: ComputeOptions,
): Promise<Computed[]> {
  if (contracts.length === 0) return []
  const leaders = contracts.map(({ payeeId }) => payeeId)
  const isDividend = series.type === 'DIVIDEND'
  const played = await playOfTeams(db, leaders, window, basis)
  const given = isDividend ? await givenToTeams(db, leaders, window, basis.currency) : new Map()
  return contracts.map(contract => {
    const { bets, ...play } = played.get(contract.payeeId) ?? noPlay
    const sums: TeamSums = { ...play, ...(given.get(contract.payeeId) ?? nothingGiven) }
    const isMoved = bets !== 0n || [...Object.values(sums)].some(figure => figure !== 0n && figure !== 0)
    const baseInUnits = isDividend && carryNegative ? baseInOf(contract) : 0n
    return {
      contract,
      sums,
      isMoved,
      baseInUnits,
      ...judge(contract, sums, { isDividend, carryNegative, cutUnits, baseInUnits }),
    }
  })
}

/** The due of a contract from the sums of its team. */
export function judge(
  { tiers }: Pick<InForce, 'tiers'>,
  sums: TeamSums,
  {
    isDividend,
    carryNegative,
    cutUnits,
    baseInUnits,
  }: { isDividend: boolean; carryNegative: boolean; cutUnits: bigint; baseInUnits: bigint },
): Pick<Computed, 'netLossUnits' | 'due' | 'baseOutUnits'> {
  const netLossUnits = netLossOf(sums)
  if (!isDividend)
    return { netLossUnits: 0n, due: salaryDue(sums.validBetUnits, tiers[0]!, cutUnits), baseOutUnits: 0n }
  const base = netLossUnits + baseInUnits
  return {
    netLossUnits,
    due: dividendDue({ ...sums, netLossUnits }, tiers, baseInUnits),
    baseOutUnits: carryNegative && base < 0n ? base : 0n,
  }
}
