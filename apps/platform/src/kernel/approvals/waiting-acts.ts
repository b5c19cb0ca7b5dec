import './tables.ts'
import type { Queryable } from '../database/open-database.ts'
import { tables } from '../database/open-database.ts'

/** An act that one operator asked for and another has to ask for as well. */
export interface WaitingAct {
  /** Operation of the endpoint table. */
  action: string
  /** What it is done to. */
  subject: string
  operatorId: bigint
  proposedAt: Date
}

const atMost = 500

/** Acts that wait for a second operator, the newest first. */
export async function waitingActs(db: Queryable): Promise<WaitingAct[]> {
  const rows = await tables(db)
    .selectFrom('approvals.proposal')
    .select(['action', 'subject', 'operator_id', 'proposed_at'])
    .orderBy('proposed_at', 'desc')
    .limit(atMost)
    .execute()
  return rows.map(({ operator_id: operatorId, proposed_at: proposedAt, ...act }) => ({
    ...act,
    operatorId,
    proposedAt,
  }))
}
