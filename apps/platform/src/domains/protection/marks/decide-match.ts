import type { InputOf, ResponseOf } from '@baize/api'
import { pageOf } from '@baize/server-kit/database/page-of'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import { usernamesOf } from '../../identity/index.ts'
import { beginClosure, type ClosureDependencies } from '../begin-closure.ts'
import { closureOf } from '../standing.ts'
import { tables } from '../tables.ts'

/** Refusals by marks of closed members that nobody has decided, the oldest first. */
export async function matchQueue(
  { database: { kysely } }: Pick<ClosureDependencies, 'database'>,
  paging: InputOf<'protection.matches'>,
): Promise<ResponseOf<'protection.matches'>> {
  const open = tables(kysely).selectFrom('protection.match').selectAll().where('state', '=', 'OPEN').orderBy('id')
  const { rows, totalPages } = await pageOf(open, paging)
  const names = await usernamesOf(
    kysely,
    rows.flatMap(({ closed_id, account_id }) => [closed_id, ...(account_id === null ? [] : [account_id])]),
  )
  const list = rows.map(row => ({
    id: row.id.toString(),
    closedAccount: names.get(row.closed_id) ?? '',
    account: row.account_id === null ? null : (names.get(row.account_id) ?? ''),
    kinds: row.kinds,
    tries: row.tries,
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
  }))
  return { list, totalPages }
}

/**
 * Decides who was refused. Another person is refused no more: the account is let past the marks of this closed member, or,
 * where there is none yet, the marks that were met are forgotten. The same person's account is closed as the other one is.
 * @throws ApiError not_found, already_decided
 */
export async function decideMatch(
  deps: ClosureDependencies,
  { id, decision, reason }: InputOf<'protection.decideMatch'>,
  caller: OperatorCaller,
): Promise<null> {
  const { account_id, closed_id } = await readOpen(deps, BigInt(id))
  const { clock, database } = deps
  const decide = async (tx: Tx, at: Date) => {
    const decided = { state: decision, decided_by: caller.operatorId, decided_at: at }
    const match = await tables(tx)
      .updateTable('protection.match')
      .set(decided)
      .where('id', '=', BigInt(id))
      .where('state', '=', 'OPEN')
      .returningAll()
      .executeTakeFirst()
    if (!match) throw new ApiError('already_decided')
    if (decision === 'OTHER' && match.account_id === null)
      await sql`delete from protection.mark where member_id = ${match.closed_id} and mark = any (${match.marks}::bytea[])`.execute(
        tables(tx),
      )
    const subject = `account:${match.account_id ?? match.closed_id}`
    const detail = { match: id, closed: match.closed_id.toString(), reason }
    const change = { before: { state: 'OPEN' }, after: { state: decision } }
    await audit(tx, { at, actor: operatorActor(caller), action: 'protection.decideMatch', subject, detail, ...change })
  }
  const other = await closureOf(database.kysely, closed_id, clock.now())
  if (decision === 'OTHER' || account_id === null || !other) {
    await database.transaction(tx => decide(tx, clock.now()))
    return null
  }
  const own = await closureOf(database.kysely, account_id, clock.now())
  const kind = own?.kind === 'EXCLUDED' ? own.kind : other.kind
  await beginClosure(deps, { memberId: account_id, kind }, async (tx, { now, closure }) => {
    await decide(tx, now)
    return closure === null ? other.until : later(closure.until, other.until)
  })
  return null
}

/** Null is for good. */
const later = (a: Date | null, b: Date | null) => (a === null || b === null ? null : a > b ? a : b)

async function readOpen({ database }: Pick<ClosureDependencies, 'database'>, id: bigint) {
  const match = await tables(database.kysely)
    .selectFrom('protection.match')
    .select(['account_id', 'closed_id', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!match) throw new ApiError('not_found')
  if (match.state !== 'OPEN') throw new ApiError('already_decided')
  return match
}
