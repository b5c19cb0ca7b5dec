import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import type { LotteryDependencies } from '../lottery-dependencies.ts'
import { endChase, lockChase } from './end-chase.ts'

/**
 * Ends a chase by its owner: what can still be taken back is. The money returns with the keeper's next pass. Cancelling a
 * cancelled chase changes nothing.
 * @throws StudioError chase_unknown also for one that has ended otherwise
 */
export async function cancelChase({ db, outside }: LotteryDependencies, visit: Visit, chaseId: string): Promise<void> {
  await db.transaction().execute(async tx => {
    const own = await tx
      .selectFrom('studio.chase')
      .select('id')
      .where('id', '=', chaseId)
      .where('user_id', '=', visit.user_id)
      .executeTakeFirst()
    if (!own) throw new StudioError('chase_unknown')
    const { state } = await lockChase(tx, chaseId)
    if (state === 'CANCELLED') return
    if (state !== 'ACTIVE') throw new StudioError('chase_unknown')
    await endChase(tx, chaseId, 'CANCELLED', outside.now())
  })
}
