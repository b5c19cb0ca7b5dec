import type { LotteryDependencies } from '../lottery-dependencies.ts'

/** Slips of one transaction, so that nobody waits long for a large draw. */
const atOnce = 2_000

/** Sends the slips of void draws on their way back. Whoever comes after a crash goes on where it ended. */
export async function returnSlips(deps: LotteryDependencies): Promise<void> {
  const draws = await deps.db
    .selectFrom('studio.draw')
    .select('id')
    .where('state', '=', 'VOIDED')
    .where('returned_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id } of draws) while (await returnNext(deps, id));
}

/** Some slips of a draw; after the last ones it is done. Answers whether more wait. */
function returnNext({ db, outside }: LotteryDependencies, drawId: bigint): Promise<boolean> {
  const now = outside.now()
  return db.transaction().execute(async tx => {
    const draw = await tx
      .selectFrom('studio.draw')
      .select('id')
      .where('id', '=', drawId)
      .where('returned_at', 'is', null)
      .forUpdate()
      // Another process holds it, and is at this very work.
      .skipLocked()
      .executeTakeFirst()
    if (!draw) return false
    const returned = await tx
      .updateTable('studio.slip')
      .set({ state: 'voiding', retry_at: now })
      .where('id', 'in', eb =>
        eb
          .selectFrom('studio.slip')
          .select('id')
          .where('draw_id', '=', drawId)
          .where('state', '=', 'accepted')
          .limit(atOnce)
          .forUpdate(),
      )
      .executeTakeFirst()
    if (returned.numUpdatedRows === BigInt(atOnce)) return true
    await tx.updateTable('studio.draw').set({ returned_at: now }).where('id', '=', drawId).execute()
    return false
  })
}
