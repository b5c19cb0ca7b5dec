import { createHmac } from 'node:crypto'
import type { MarkKind } from '@baize/api/protection'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import { type Reachable, reachableBy } from '../../identity/index.ts'
import type { ProtectionDependencies } from '../dependencies.ts'
import { tables } from '../tables.ts'
import { noteMatches } from './note-matches.ts'

/** Marks are kept so long after the closure that they were made by. */
const keptMs = 365 * 24 * 3_600_000

/** What a person may be known by. */
export interface Traits extends Partial<Reachable> {
  /** Channel and number of where money is paid to. */
  payees?: readonly { channel: string; number: string }[]
}

interface Mark {
  kind: MarkKind
  mark: Buffer
}

/** Marks of traits, each written in one way however it was typed. */
function marksOf(key: string, { devices = [], mobile, email, payees = [] }: Traits): Mark[] {
  const mark = (kind: MarkKind, text: string): Mark => ({
    kind,
    mark: createHmac('sha256', key).update(`${kind}|${text}`).digest(),
  })
  return [
    ...devices.map(device => mark('device', device.toString('hex'))),
    ...(mobile ? [mark('mobile', mobile.replace(/\D/g, ''))] : []),
    ...(email ? [mark('mail', email.trim().toLowerCase())] : []),
    ...payees.map(({ channel, number }) =>
      mark('payee', `${channel}|${number.replace(/[^\p{L}\d]/gu, '').toUpperCase()}`),
    ),
  ]
}

/** Notes, in the transaction of a closure, what its member is known by. */
export async function noteMarks(
  tx: Tx,
  key: string,
  memberId: bigint,
  { payees, now, until }: { payees: NonNullable<Traits['payees']>; now: Date; until: Date | null },
): Promise<void> {
  const known = await reachableBy(tx, memberId, now)
  const kept_until = until && new Date(until.getTime() + keptMs)
  const rows = marksOf(key, { ...known, payees }).map(one => ({ ...one, member_id: memberId, kept_until }))
  if (rows.length === 0) return
  await tables(tx)
    .insertInto('protection.mark')
    .values(rows)
    .onConflict(conflict => conflict.columns(['mark', 'member_id']).doUpdateSet({ kept_until }))
    .execute()
}

/**
 * Refuses what belongs to a member whose account is closed: in the words of any refusal and after the same work, whatever it was
 * known by. What was refused stands in the queue of operators. Ask outside of a transaction: the note outlives the refusal.
 * @param accountId whose own marks do not count; null for somebody new
 * @throws ApiError not_allowed
 */
export async function requireUnmarked(
  { database, clock, secrets }: Pick<ProtectionDependencies, 'database' | 'clock' | 'secrets'>,
  traits: Traits,
  accountId: bigint | null,
): Promise<void> {
  const now = clock.now()
  const marks = marksOf(secrets.markKey, traits).map(({ mark }) => mark)
  const { rows } = await sql<{ closed_id: bigint; kind: MarkKind; mark: Buffer }>`
    select m.member_id as closed_id, m.kind, m.mark
    from protection.mark m join identity.account_state c on c.account_id = m.member_id
    where m.mark = any (${marks}::bytea[]) and m.member_id is distinct from ${accountId} and c.closed_until > ${now}::timestamptz
      and not exists (
        select from protection.match d
        where d.closed_id = m.member_id and d.account_id = ${accountId} and d.state = 'OTHER')
    order by 1, 2`.execute(tables(database.kysely))
  if (rows.length === 0) return
  await noteMatches(database.kysely, rows, { accountId, now })
  throw new ApiError('not_allowed')
}

/** Forgets marks whose time is over. */
export async function sweepMarks(on: Queryable, now: Date): Promise<void> {
  await tables(on).deleteFrom('protection.mark').where('kept_until', '<', now).execute()
}
