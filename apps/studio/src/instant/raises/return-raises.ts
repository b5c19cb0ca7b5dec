import type { RoundDependencies, StoredRound } from '../../rounds/round-dependencies.ts'
import type { StudioTx } from '../../studio-database.ts'
import { claimDue } from '../../wallet/claim-due.ts'
import { rollBackStake, type Staked } from '../../wallet/wallet-moves.ts'
import { lockRoundOf, restartClock } from './round-clock.ts'
import type { StoredRaise } from './stored-raises.ts'

const claim = {
  table: 'studio.raise',
  uncertain: ['taking', 'rolling-back'],
  retryAfterMs: 5_000,
  atOnce: 200,
} as const

/** Gives stakes of raises back that have no certain answer, until the wallet says that it did; then their rounds go on. */
export async function returnRaises(deps: RoundDependencies): Promise<void> {
  for (const raise of await claimDue<StoredRaise & Staked>(deps, claim))
    if (await rollBackStake(deps, claim.table, raise)) await end(deps, raise)
}

function end(deps: RoundDependencies, raise: StoredRaise): Promise<void> {
  return deps.db.transaction().execute(async tx => {
    const round = await lockRoundOf(tx, raise)
    const { numUpdatedRows } = await tx
      .updateTable('studio.raise')
      .set({ state: 'rolled-back', ended_at: deps.outside.now(), retry_at: null })
      .where('id', '=', raise.id)
      .where('state', '=', 'rolling-back')
      .executeTakeFirst()
    if (numUpdatedRows === 1n) await restartClock(deps, tx, round)
  })
}

/** All raises of a round that is given up go back, as its first stake does. */
export async function giveRaisesBack({ outside }: RoundDependencies, tx: StudioTx, { id }: StoredRound): Promise<void> {
  await tx
    .updateTable('studio.raise')
    .set({ state: 'rolling-back', retry_at: outside.now() })
    .where('round_id', '=', id)
    .where('state', '=', 'taken')
    .execute()
}
