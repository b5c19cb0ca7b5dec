import type { TableVoidReason } from '@baize/api/studio/live-states'
import type { OfferedTable } from '@baize/game-kit/tables/index'
import { returnSeries, returnSlips } from '../bets/return-slips.ts'
import { seedOf } from '../chains/seed-of.ts'
import type { LiveDependencies, StoredTable, StoredTableRound } from '../live-dependencies.ts'
import { beaconAfter } from './beacon-value.ts'
import { lockToVoid } from './lock-round.ts'
import { outcomeOf } from './outcome-of.ts'
import { prepareRound } from './prepare-round.ts'

/** States of a round that is not dealt yet. Nothing voids it later. */
export const voidableStates = ['SCHEDULED', 'OPEN', 'CLOSED', 'SEALED'] as const

/**
 * Voids a round that was not dealt. All stakes go back whole. Its serial stays used and its seed is revealed with what it
 * would have given, so that a house which voids what it would lose shows; nobody knows that where the public value did not
 * come. The state of the table is as before it.
 * @param why stands in the round unless an operator asked for it to be void
 * @returns the void round; null when it was not this dealer's to void
 */
export async function voidRound(
  deps: LiveDependencies,
  lease: StoredTable,
  table: OfferedTable,
  voidable: StoredTableRound,
  why: TableVoidReason,
): Promise<StoredTableRound | null> {
  const chain = await beaconAfter(deps, voidable)
  return deps.db.transaction().execute(async tx => {
    const now = deps.outside.now()
    const round = await lockToVoid(tx, lease, voidable.id, ...voidableStates)
    if (!round) return null
    const reason = round.void_asked ?? why
    const seed = reason === 'SEED' ? null : await seedOf(deps, round)
    const dealt = seed && round.entropy && outcomeOf(table, round, seed, round.entropy)
    const returned = await returnSlips(tx, round.id, now)
    const voided = await tx
      .updateTable('studio.table_round')
      .set({
        state: 'VOIDED',
        void_reason: reason,
        settled_at: now,
        slips: round.slips ?? returned,
        seed: seed && Buffer.from(seed),
        ...(dealt && {
          draws: JSON.stringify(dealt.draws),
          result: JSON.stringify(dealt.result),
          state_after: JSON.stringify(dealt.stateAfter),
        }),
      })
      .where('id', '=', round.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const { state, endsSeries } = table.rules.afterVoid(JSON.parse(round.state_before))
    if (endsSeries) await returnSeries(tx, table.table, now)
    const opensAt = new Date(Math.max(now.getTime(), round.opens_at.getTime()))
    await prepareRound(deps, tx, { table, opensAt, beacon: chain }, { round: voided, seed, state })
    return voided
  })
}
