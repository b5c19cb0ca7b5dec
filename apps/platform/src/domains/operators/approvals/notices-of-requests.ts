import type { ResponseOf } from '@baize/api'
import { tables } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { usernamesOf } from '../../identity/index.ts'
import type { Parts } from '../parts.ts'
import { decidedBy } from './calls.ts'

type Notice = ResponseOf<'operators.notices'>['list'][number]

const endsWithinMs = 30 * 60_000
const keptMs = 7 * 24 * 3_600_000
const atMost = 100

const kinds = {
  DONE: 'approval-done',
  REFUSED: 'approval-refused',
  FAILED: 'approval-failed',
  EXPIRED: 'approval-expired',
} as const

/** What the requests of the last days tell an operator: those that they may decide, and what became of their own. */
export async function noticesOfRequests(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { operatorId, personId, permissions }: OperatorCaller,
): Promise<Notice[]> {
  const now = clock.now().getTime()
  const rows = await tables(database.kysely)
    .selectFrom('approvals.request')
    .select(['id', 'state', 'requested_by', 'requested_at', 'expires_at', 'decided_by', 'decided_at'])
    .where('requested_at', '>', new Date(now - keptMs))
    .where(eb =>
      eb.or([
        eb.and([
          eb('state', '=', 'OPEN'),
          eb('requester_person', '<>', personId),
          eb('operation', 'in', ['', ...decidedBy(permissions)]),
        ]),
        eb.and([eb('requested_by', '=', operatorId), eb('state', 'in', ['DONE', 'REFUSED', 'FAILED', 'EXPIRED'])]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()
  const names = await usernamesOf(database.kysely, rows.flatMap(row => [row.requested_by, row.decided_by ?? []]).flat())
  return rows.map(({ id, state, requested_by, requested_at, expires_at, decided_by, decided_at }) => {
    const endsAt = new Date(expires_at.getTime() - endsWithinMs)
    const about = names.get(state === 'OPEN' || decided_by === null ? requested_by : decided_by) ?? ''
    const open =
      endsAt.getTime() <= now && endsAt > requested_at
        ? ({ kind: 'approval-ends', at: endsAt } as const)
        : ({ kind: 'approval-asked', at: requested_at } as const)
    const told = state === 'OPEN' || state === 'CANCELLED' ? open : { kind: kinds[state], at: decided_at! }
    return { kind: told.kind, about, at: told.at.toISOString(), approval: id.toString() }
  })
}
