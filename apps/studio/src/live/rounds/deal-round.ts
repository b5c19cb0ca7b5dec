import { dealtTimes, type OfferedTable } from '@baize/game-kit/tables/index'
import { chainAhead } from '../chains/chain-ahead.ts'
import { seedOf } from '../chains/seed-of.ts'
import type { LiveDependencies, StoredTable, StoredTableRound } from '../live-dependencies.ts'
import { beaconAfter, beaconValue, isBeaconLate } from './beacon-value.ts'
import { lockRound } from './lock-round.ts'
import { outcomeOf } from './outcome-of.ts'
import { prepareRound } from './prepare-round.ts'
import { voidRound } from './void-round.ts'

/** A round that is not dealt so long after its time is void. */
const lateAfterMs = 60_000

/**
 * Opens the seed of a sealed round and writes all that follows from it, and the round after it, whose commitment that seed
 * is. What cannot be dealt in time is void.
 * @returns the dealt or void round; null when it has to wait, or was not this dealer's to deal
 */
export async function dealRound(
  deps: LiveDependencies,
  lease: StoredTable,
  table: OfferedTable,
  round: StoredTableRound,
): Promise<StoredTableRound | null> {
  const now = deps.outside.now()
  if (now.getTime() - round.seals_at.getTime() >= lateAfterMs) return voidRound(deps, lease, table, round, 'LATE')
  const seed = await seedOf(deps, round)
  if (!seed) return voidRound(deps, lease, table, round, 'SEED')
  const beacon = await beaconValue(deps, round)
  if (!beacon) return isBeaconLate(round, now) ? voidRound(deps, lease, table, round, 'BEACON') : null
  const dealt = outcomeOf(table, round, seed, beacon.entropy ?? '-')
  const chain = await beaconAfter(deps, round)
  return deps.db.transaction().execute(async tx => {
    if (!(await lockRound(tx, lease, round.id, 'SEALED'))) return null
    const { resultAt, endsAt } = dealtTimes(timesOf(round), table.rules.extraRevealMs(dealt.result))
    const drawn = await tx
      .updateTable('studio.table_round')
      .set({
        state: 'DRAWN',
        drawn_at: now,
        seed: Buffer.from(seed),
        draws: JSON.stringify(dealt.draws),
        result: JSON.stringify(dealt.result),
        state_after: JSON.stringify(dealt.stateAfter),
        result_at: new Date(resultAt),
        ends_at: new Date(endsAt),
        ...beacon,
      })
      .where('id', '=', round.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await chainAhead(deps, tx, drawn)
    await prepareRound(
      deps,
      tx,
      { table, opensAt: drawn.ends_at, beacon: chain },
      { round: drawn, seed, state: dealt.stateAfter },
    )
    return drawn
  })
}

const timesOf = (round: StoredTableRound) => ({
  opensAt: round.opens_at.getTime(),
  closesAt: round.closes_at.getTime(),
  sealsAt: round.seals_at.getTime(),
  dealsAt: round.seals_at.getTime(),
  resultAt: round.result_at.getTime(),
  endsAt: round.ends_at.getTime(),
})
