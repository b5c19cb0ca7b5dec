import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import { isSelling, type LotteryDependencies } from '../lottery-dependencies.ts'

/**
 * Takes a slip back, whole and by its owner, while its draw sells. The stake returns with the keeper's next pass.
 * @throws StudioError slip_unknown, issue_closed
 */
export async function cancelSlip({ db, outside }: LotteryDependencies, visit: Visit, slipId: string): Promise<void> {
  const now = outside.now()
  await db.transaction().execute(async tx => {
    const slip = await tx
      .selectFrom('studio.slip')
      .select(['draw_id', 'state'])
      .where('id', '=', slipId)
      .where('user_id', '=', visit.user_id)
      .executeTakeFirst()
    if (!slip) throw new StudioError('slip_unknown')
    if (slip.state === 'cancelling' || slip.state === 'cancelled') return
    const draw = await tx
      .selectFrom('studio.draw')
      .select(['state', 'closes_at'])
      .where('id', '=', slip.draw_id)
      .forShare()
      .executeTakeFirstOrThrow()
    if (!isSelling(draw, now)) throw new StudioError('issue_closed')
    const { numUpdatedRows } = await tx
      .updateTable('studio.slip')
      .set({ state: 'cancelling', retry_at: now })
      .where('id', '=', slipId)
      .where('state', '=', 'accepted')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new StudioError('slip_unknown')
  })
}
