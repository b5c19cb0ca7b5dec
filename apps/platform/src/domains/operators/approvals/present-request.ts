import type { ResponseOf } from '@baize/api'
import type { Selectable } from 'kysely'
import type { KernelTables } from '../../../kernel/database/tables.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'

export const requestColumns = [
  'r.id',
  'r.operation',
  'r.subject',
  'r.reason',
  'r.state',
  'r.requested_by',
  'r.requester_person',
  'r.requested_at',
  'r.expires_at',
  'r.decided_by',
  'r.decided_at',
  'r.decision_reason',
] as const

type Column = (typeof requestColumns)[number] extends `r.${infer C}` ? C : never
export type RequestRow = Pick<Selectable<KernelTables['approvals.request']>, Column>

interface Reader {
  names: ReadonlyMap<bigint, string>
  /** Operations that the caller may decide. */
  decides: readonly string[]
  caller: Pick<OperatorCaller, 'operatorId' | 'personId'>
}

/** A request as an operator sees it. */
export const presentRequest = (
  row: RequestRow,
  { names, decides, caller }: Reader,
): ResponseOf<'approvals.list'>['list'][number] => ({
  ...{ id: row.id.toString(), operation: row.operation, subject: row.subject, reason: row.reason, state: row.state },
  ...{ requestedBy: names.get(row.requested_by) ?? '', requestedAt: row.requested_at.toISOString() },
  ...{ expiresAt: row.expires_at.toISOString(), decidedAt: row.decided_at?.toISOString() ?? null },
  decidedBy: row.decided_by === null ? null : (names.get(row.decided_by) ?? ''),
  decisionReason: row.decision_reason,
  isOwn: row.requested_by === caller.operatorId,
  mayDecide: row.state === 'OPEN' && row.requester_person !== caller.personId && decides.includes(row.operation),
})
