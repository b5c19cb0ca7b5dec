import type { ChaseState } from '@baize/api/studio/lottery-states'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'

/**
 * Ends a chase whose row the caller holds. Tickets of draws that still sell are taken back, what was held for later ones
 * is released; a ticket in a closed book stays and is settled as it falls.
 */
export async function endChase(tx: StudioTx, chaseId: string, to: ChaseState, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('studio.chase')
    .set({ state: to, ended_at: now })
    .where('id', '=', chaseId)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await cancelOpenSlips(tx, chaseId, now)
  await freeIssues(tx, chaseId, now)
}

/** Blocks the chases of a member who may stake no more. What they bought stands; what is held for the rest is released. */
export async function blockChases(tx: StudioTx, userId: string, now: Date): Promise<void> {
  const chases = await tx
    .selectFrom('studio.chase')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'ACTIVE')
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id } of chases) {
    await tx.updateTable('studio.chase').set({ state: 'BLOCKED', ended_at: now }).where('id', '=', id).execute()
    await freeIssues(tx, id, now)
  }
}

async function cancelOpenSlips(tx: StudioTx, chaseId: string, now: Date): Promise<void> {
  // The shared locks, in the order of those who close draws, keep a draw from closing between the look and the step.
  const open = await tx
    .selectFrom('studio.chase_issue as issue')
    .innerJoin('studio.slip as slip', 'slip.id', 'issue.slip_id')
    .innerJoin('studio.draw as draw', 'draw.id', 'slip.draw_id')
    .select('slip.id')
    .where('issue.chase_id', '=', chaseId)
    .where('issue.state', '=', 'placed')
    .where('draw.state', '=', 'SELLING')
    .where('draw.closes_at', '>', now)
    .orderBy('draw.id')
    .forShare('draw')
    .execute()
  if (open.length === 0) return
  const ids = open.map(({ id }) => id)
  await tx
    .updateTable('studio.slip')
    .set({ state: 'cancelling', retry_at: now })
    .where('id', 'in', ids)
    .where('state', '=', 'accepted')
    .execute()
  await tx
    .updateTable('studio.chase_issue')
    .set({ state: 'returned' })
    .where('slip_id', 'in', ids)
    .where('state', '=', 'placed')
    .execute()
}

/** Frees the issues of a chase that were not bought, all of them or those that closed meanwhile, and releases their money. */
export async function freeIssues(tx: StudioTx, chaseId: string, now: Date, closedBy?: Date): Promise<void> {
  const closed = closedBy ? sql`and closes_at <= ${closedBy}::timestamptz` : sql``
  await sql`
    with freed as (
      update studio.chase_issue set state = 'freed'
      where chase_id = ${chaseId}::uuid and state = 'held' ${closed}
      returning position, cost_cents)
    insert into studio.chase_release (id, chase_id, amount_cents, retry_at)
    select ${chaseId} || ':free:' || min(position), ${chaseId}::uuid, sum(cost_cents), ${now}::timestamptz
    from freed having count(*) > 0`.execute(tx)
}

/** The chase, held until the end of the transaction. */
export const lockChase = (tx: StudioTx, id: string) =>
  tx.selectFrom('studio.chase').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
