import type { ResponseOf } from '@baize/api'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { noticesOfRequests } from '../approvals/notices-of-requests.ts'
import type { Parts } from '../parts.ts'
import { isAdministrator } from '../people/rules.ts'
import { readStandings, type Standing } from '../people/standing.ts'
import { type NoticeKind, tables } from '../tables.ts'

const atMost = 100

/** Tells every administrator but the one whom it is about. */
export const tellAdministrators = (deps: Pick<Parts, 'clock'>, tx: Tx, kind: NoticeKind, aboutId: bigint) =>
  tell(deps, tx, { kind, aboutId, whom: standing => isAdministrator(standing) && standing.id !== aboutId })

/** Tells those whom it concerns. */
export async function tell(
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  { kind, aboutId, whom }: { kind: NoticeKind; aboutId: bigint; whom: (standing: Standing) => boolean },
): Promise<void> {
  const at = clock.now()
  const told = (await readStandings(tx)).filter(whom)
  if (told.length === 0) return
  const rows = told.map(({ id }) => ({ operator_id: id, kind, about_id: aboutId, at }))
  await tables(tx).insertInto('operators.notice').values(rows).execute()
}

/** Notices to the caller, the newest first, among them what waits for their decision. */
export async function listNotices(
  parts: Pick<Parts, 'database' | 'clock'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'operators.notices'>> {
  const rows = await tables(parts.database.kysely)
    .selectFrom('operators.notice as n')
    .innerJoin('identity.account_state as a', 'a.account_id', 'n.about_id')
    .select(['n.kind', 'a.username', 'n.at'])
    .where('n.operator_id', '=', caller.operatorId)
    .orderBy('n.id', 'desc')
    .limit(atMost)
    .execute()
  const own = rows.map(({ kind, username, at }) => ({ kind, about: username, at: at.toISOString(), approval: null }))
  const all = [...own, ...(await noticesOfRequests(parts, caller))]
  return { list: all.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, atMost) }
}
