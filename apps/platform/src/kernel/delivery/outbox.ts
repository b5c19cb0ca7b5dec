import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { tables } from '../database/open-database.ts'
import type { KernelTables } from '../database/tables.ts'
import { RefusedForGood } from './transport.ts'

export type DueMessage = Selectable<KernelTables['delivery.message']>

const atOnce = 10
const mostAttempts = 6
/** Longer than any try takes, so that only a try whose process died is repeated by another. */
const leaseMs = 60_000
const firstPauseMs = 15_000

/** Takes messages that are due; nobody else takes them while their lease runs. */
export function claimDue({ kysely }: Database, now: Date): Promise<DueMessage[]> {
  return tables(kysely)
    .updateTable('delivery.message')
    .set(eb => ({ attempts: eb('attempts', '+', 1), next_try_at: new Date(now.getTime() + leaseMs) }))
    .where('id', 'in', eb =>
      eb
        .selectFrom('delivery.message')
        .select('id')
        .where('status', '=', 'queued')
        .where('next_try_at', '<=', now)
        .orderBy('id')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

/** Writes how a try ended. What was sent, or never will be, loses its text: it may hold a code. */
export async function settleTry(
  { kysely }: Database,
  message: DueMessage,
  failure: unknown,
  { now, keepBody }: { now: Date; keepBody: boolean },
): Promise<void> {
  const isOver = failure === 'too late' || failure instanceof RefusedForGood || message.attempts >= mostAttempts
  const pauseMs = firstPauseMs * 2 ** (message.attempts - 1)
  await tables(kysely)
    .updateTable('delivery.message')
    .set({
      status: failure ? (isOver ? 'failed' : 'queued') : 'sent',
      sent_at: failure ? null : now,
      failure: failure ? String(failure instanceof Error ? failure.message : failure).slice(0, 200) : null,
      next_try_at: new Date(now.getTime() + pauseMs),
      ...(keepBody || (failure && !isOver) ? {} : { body: sql<string>`''` }),
    })
    .where('id', '=', message.id)
    .where('status', '=', 'queued')
    .execute()
}
