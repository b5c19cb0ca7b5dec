import type { VoidReason } from '../../tables.ts'
import type { LotteryDependencies, StoredDraw } from '../lottery-dependencies.ts'
import { planReturns } from '../pools/plan-moves.ts'

/** Voids a draw that has no result: every accepted slip gets its whole stake back. */
export async function voidDraw({ db, outside, log }: LotteryDependencies, draw: StoredDraw, reason: VoidReason) {
  const now = outside.now()
  await db.transaction().execute(async tx => {
    const voided = await tx
      .updateTable('studio.draw')
      .set({ state: 'VOIDED', void_reason: reason, settled_at: now })
      .where('id', '=', draw.id)
      .where('state', 'in', ['SCHEDULED', 'SELLING', 'CLOSED', 'SEALED', 'REDRAWN'])
      .executeTakeFirst()
    if (voided.numUpdatedRows === 0n) return
    await tx
      .updateTable('studio.slip')
      .set({ state: 'voiding', retry_at: now })
      .where('draw_id', '=', draw.id)
      .where('state', '=', 'accepted')
      .execute()
    await planReturns(tx, draw, now)
    // Late draws are told of together.
    if (reason !== 'LATE') log.error({ game: draw.game_code, issue: draw.issue, reason }, 'draw voided')
  })
}
