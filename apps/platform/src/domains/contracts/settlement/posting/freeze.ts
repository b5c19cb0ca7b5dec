import type { Tx } from '../../../../kernel/database/open-database.ts'
import { findAdjustments } from '../mending/late.ts'
import type { Adjustment } from '../mending/recompute.ts'
import { type Carry, carriedTo, carriesOf, nothingCarried, pairOf, writeCarries } from '../sums/carry.ts'
import { compute } from '../sums/compute.ts'
import { cutOf, payOut } from '../sums/dues.ts'
import { contractsInForce, type InForce } from '../sums/in-force.ts'
import { owedOf } from '../sums/payers.ts'
import { roomForSums } from '../sums/sums.ts'
import { basisOf, type FreezeInput, type NewLine } from './new-line.ts'
import { writeRun } from './write-run.ts'

/**
 * Computes a window and stores its lines, so that nothing that comes later changes them. A line is written where the team
 * has a fact in the window or an adjustment arrives. Answers the run, or null where there is nothing to write.
 */
export async function freeze(tx: Tx, input: FreezeInput): Promise<bigint | null> {
  const { series, window, cutoff, knownFrom, brand } = input
  const { contractPayer: mode, dividendCarryNegative: carryNegative, timeZone } = brand
  const basis = basisOf(input)
  await roomForSums(tx)
  const cutUnits = cutOf(series.type)
  const settings = { mode, carryNegative, cutUnits, activeMinUnits: basis.activeMinUnits }
  const { adjustments, bases } = await findAdjustments(tx, {
    ...{ series, basis, knownFrom, timeZone, settings, earnedBefore: window.start },
  })
  const contracts = await contractsInForce(tx, series, window.end)
  if (contracts.length === 0 && adjustments.length === 0) return null
  const carries = await carriesOf(tx, series.type, [...contracts, ...adjustments.map(({ contract }) => contract)])
  const computed = await compute(tx, contracts, {
    ...{ series, window, basis, carryNegative, cutUnits },
    baseInOf: contract => bases.get(pairOf(contract)) ?? carries.get(pairOf(contract))?.baseUnits ?? 0n,
  })
  const gross = new Map(computed.map(({ contract, due }) => [contract.id, due.dueUnits]))
  const owed = owedOf(mode, contracts, ({ id }) => gross.get(id)!)
  const byPair = Map.groupBy(adjustments, ({ contract }) => pairOf(contract))
  const lines: NewLine[] = computed.flatMap(one => {
    const mine = byPair.get(pairOf(one.contract)) ?? []
    const adjustmentUnits = mine.reduce((sum, { beforeUnits, afterUnits }) => sum + afterUnits - beforeUnits, 0n)
    if (!one.isMoved && adjustmentUnits === 0n) return []
    const owedUnits = owed.get(one.contract.id)!
    const carryInUnits = carriedTo(one.contract, carries.get(pairOf(one.contract)))
    const paid = payOut(owedUnits + adjustmentUnits + carryInUnits)
    return [{ ...one, owedUnits, adjustmentUnits, carryInUnits, ...paid, adjustments: mine }]
  })
  const taken = new Set(lines.flatMap(line => line.adjustments))
  const untaken = adjustments.filter(adjustment => !taken.has(adjustment))
  if (lines.length === 0 && untaken.length === 0) return null
  const runId = await writeRun(tx, { ...input, lines, untaken, cutoff })
  await writeCarries(tx, series.type, [
    ...lines.map(({ contract, carryOutUnits, baseOutUnits }) => ({
      ...{ contract, units: carryOutUnits, baseUnits: baseOutUnits },
      ...{ contractId: contract.id, restUnits: carryOutUnits > 0n ? carryOutUnits : 0n },
    })),
    ...restOf(untaken, bases, contract => carries.get(pairOf(contract))),
  ])
  return runId
}

/** Adjustments that no contract took wait for the one that follows. */
function restOf(
  untaken: readonly Adjustment[],
  bases: ReadonlyMap<string, bigint>,
  carryOf: (contract: InForce) => Carry | undefined,
) {
  return [...Map.groupBy(untaken, ({ contract }) => pairOf(contract)).values()].map(group => {
    const { contract } = group[0]!
    const before = carryOf(contract) ?? nothingCarried
    const change = group.reduce((sum, { beforeUnits, afterUnits }) => sum + afterUnits - beforeUnits, 0n)
    const baseUnits = bases.get(pairOf(contract)) ?? before.baseUnits
    return { ...before, contract, units: before.units + change, baseUnits }
  })
}
