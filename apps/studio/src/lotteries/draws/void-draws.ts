import type { VoidReason } from '@baize/api/studio/lottery-states'
import type { StudioTx } from '../../studio-database.ts'
import type { LotteryDependencies, StoredDraw } from '../lottery-dependencies.ts'
import { planReturns } from '../pools/plan-moves.ts'

const isVoidable = ['SCHEDULED', 'SELLING', 'CLOSED', 'SEALED', 'REDRAWN'] as const

/**
 * Voids draws that have no result. Every accepted slip gets its whole stake back by `returnSlips`, which follows.
 * @returns how many it voided; others were by somebody else, or have a result
 */
export async function voidDraws(
  tx: StudioTx,
  draws: readonly Pick<StoredDraw, 'id'>[],
  reason: VoidReason,
  now: Date,
): Promise<number> {
  if (draws.length === 0) return 0
  const ids = draws.map(({ id }) => id)
  // In one order, so that two who void the same draws wait for each other.
  const locked = tx.selectFrom('studio.draw').select('id').where('id', 'in', ids).orderBy('id').forUpdate()
  const voided = await tx
    .with('locked', () => locked)
    .updateTable('studio.draw')
    .set({ state: 'VOIDED', void_reason: reason, settled_at: now })
    .where('id', 'in', eb => eb.selectFrom('locked').select('locked.id'))
    .where('state', 'in', isVoidable)
    .returning(['id', 'has_pool'])
    .execute()
  for (const draw of voided.filter(({ has_pool }) => has_pool)) await planReturns(tx, draw, now)
  return voided.length
}

/** Voids one draw and tells of it, unless it was late: those are told of together. */
export async function voidDraw(
  { db, outside, log }: LotteryDependencies,
  draw: StoredDraw,
  reason: VoidReason,
): Promise<void> {
  const voided = await db.transaction().execute(tx => voidDraws(tx, [draw], reason, outside.now()))
  if (voided > 0 && reason !== 'LATE') log.error({ game: draw.game_code, issue: draw.issue, reason }, 'draw voided')
}
