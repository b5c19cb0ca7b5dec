import type { InputOf } from '@baize/api'
import type { ExportedList } from '@baize/api/schemas/operator/exports/exported-lists'
import type { Clock } from '@baize/server-kit/outside'
import { ApiError } from '../api-error.ts'
import { requireApproval } from '../approvals/require-approval.ts'
import { audit } from '../audit/audit.ts'
import type { Database } from '../database/open-database.ts'
import { tables } from '../database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../http/caller.ts'
import { listInput } from './export-rows.ts'

const goodMs = 24 * 3_600_000

interface Deps {
  database: Database
  clock: Clock
}

/** Asks for a list as it is, without masks. The file itself is taken afterwards. @throws ApiError invalid_input as the list does */
export async function askUnmasked(
  deps: Deps,
  { list, query, reason }: InputOf<'lists.askUnmasked'>,
  caller: OperatorCaller,
): Promise<null> {
  listInput(list, query)
  const change = { before: null, after: { list, query } }
  await requireApproval(deps, change)
  const entry = { at: deps.clock.now(), actor: operatorActor(caller), action: 'lists.askUnmasked' }
  await deps.database.transaction(tx => audit(tx, { ...entry, subject: `list:${list}`, detail: { reason }, ...change }))
  return null
}

/** The list that the caller asked for and somebody else agreed to within a day. @throws ApiError not_found */
export async function agreedUnmasked(
  { database, clock }: Deps,
  { approval }: InputOf<'lists.unmasked'>,
  { operatorId }: OperatorCaller,
): Promise<{ list: ExportedList; query: string; reason: string }> {
  const request = await tables(database.kysely)
    .selectFrom('approvals.request')
    .select(['input', 'reason'])
    .where('id', '=', BigInt(approval))
    .where('operation', '=', 'lists.askUnmasked')
    .where('state', '=', 'DONE')
    .where('requested_by', '=', operatorId)
    .where('decided_at', '>', new Date(clock.now().getTime() - goodMs))
    .executeTakeFirst()
  if (!request) throw new ApiError('not_found')
  const { list, query = '' } = request.input as { list: ExportedList; query?: string }
  return { list, query, reason: request.reason }
}
