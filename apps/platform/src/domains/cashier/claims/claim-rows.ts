import { claimMinutes } from '@baize/api/cashier-desk'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { OrderKind } from '../desk/wait.ts'
import { tellClaim } from '../pending/tell-queue.ts'
import { tables } from '../tables.ts'

export interface Claimed {
  kind: OrderKind
  id: bigint
}

/** Refuses an order that somebody else has, or nobody; whoever has it has it anew from now on. @throws ApiError claimed_by_other */
export async function requireClaim(
  db: Queryable,
  { kind, id }: Claimed,
  { operatorId }: { operatorId: bigint },
  at: Date,
): Promise<void> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('cashier.claim')
    .set({ until: leaseFrom(at) })
    .where('order_kind', '=', kind)
    .where('order_id', '=', id)
    .where('operator_id', '=', operatorId)
    .where('until', '>', at)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new ApiError('claimed_by_other')
}

/** Whatever was worked on is done, or is somebody else's turn. Operators are told where somebody had it. */
export async function releaseClaim(db: Queryable, { kind, id }: Claimed): Promise<void> {
  const { numDeletedRows } = await tables(db)
    .deleteFrom('cashier.claim')
    .where('order_kind', '=', kind)
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) await tellClaim(db, { kind, id })
}

export const leaseFrom = (at: Date): Date => new Date(at.getTime() + claimMinutes * 60_000)
