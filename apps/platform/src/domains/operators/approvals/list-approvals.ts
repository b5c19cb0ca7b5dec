import type { InputOf, OperatorPermission, ResponseOf } from '@baize/api'
import { sql } from 'kysely'
import type { Facts } from '../../../kernel/acts/facts.ts'
import { tables as kernelTables, type Queryable } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { type ListOrder, readList } from '../../../kernel/lists/read-list.ts'
import { usernamesOf } from '../../identity/index.ts'
import type { Parts } from '../parts.ts'
import { callsOf, decidedBy } from './calls.ts'
import { presentRequest, requestColumns } from './present-request.ts'

/** What waits for a second operator in rows of a domain's own. */
export interface WaitingElsewhere {
  /** The call that decides it, the id that it takes, and what its caller must be allowed to do. */
  operation: string
  id: string
  permission: OperatorPermission
  subject: string
  what: Facts
  reason: string | null
  operatorId: bigint
  at: Date | null
}

const order = {
  sorts: {
    // Ids rise with the time of asking.
    requestedAt: { by: sql`r.id`, type: 'bigint' },
    expiresAt: { by: sql`r.expires_at`, type: 'timestamptz' },
  },
  key: sql`r.id`,
} as const satisfies ListOrder

/** Requests of those calls that the caller may ask for or decide; whoever reads the audit reads all of them. */
export async function listApprovals(
  parts: Parts,
  { state, isOwn, ...asked }: InputOf<'approvals.list'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'approvals.list'>> {
  const { kysely } = parts.database
  const query = seen(kysely, caller)
    .where('r.state', '=', state)
    .$if(isOwn !== undefined, rows => rows.where('r.requested_by', isOwn === 'true' ? '=' : '<>', caller.operatorId))
  const { rows, ...page } = await readList(query, order, asked)
  const isFirst = asked.cursor === undefined && state === 'OPEN'
  const elsewhere = isFirst ? await parts.waitingElsewhere(kysely) : []
  const meant = elsewhere.filter(({ permission }) => caller.permissions.includes(permission))
  const ids = [...rows.flatMap(row => [row.requested_by, row.decided_by ?? []]), ...meant.map(each => each.operatorId)]
  const names = await usernamesOf(kysely, [...new Set(ids.flat())])
  const decides = decidedBy(caller.permissions)
  return {
    list: rows.map(row => presentRequest(row, { names, decides, caller })),
    ...page,
    elsewhere: meant.map(({ permission: _permission, operatorId, at, ...each }) => ({
      ...{ ...each, requestedBy: names.get(operatorId) ?? '', requestedAt: at?.toISOString() ?? null },
    })),
  }
}

/** The requests that a caller may see. */
export function seen(db: Queryable, { permissions, operatorId }: OperatorCaller) {
  const isAuditor = permissions.includes('audit.view')
  return kernelTables(db)
    .selectFrom('approvals.request as r')
    .select(requestColumns)
    .$if(!isAuditor, rows =>
      rows.where(eb =>
        eb.or([eb('r.operation', 'in', ['', ...callsOf(permissions)]), eb('r.requested_by', '=', operatorId)]),
      ),
    )
}
