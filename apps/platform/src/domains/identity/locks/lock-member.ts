import type { InputOf, ResponseOf } from '@baize/api'
import { guestType } from '@baize/api'
import { type LockScope, lockScopes } from '@baize/api/schemas/operator/members/lock-scopes'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireApproval } from '../../../kernel/approvals/require-approval.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import { guardChange } from '../contacts/guard-change.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { type Lock, lockColumns, locksOf } from './locks.ts'

/** What it locks, two lift. */
const riskRole = 'risk'

interface Asked {
  id: string
  scopes: readonly LockScope[]
  reason: string
  version: number
}

/**
 * Locks parts of a member: signing in, play, deposits, withdrawals. A lock that lasts longer stays, since lifting takes another
 * permission. Sign-in ends every session. Rounds that are open are settled as ever. The member is told the reason on every contact.
 * @throws ApiError not_found, changed_meanwhile, invalid_input naming an end that is over
 */
export function lockMember(
  parts: Parts,
  { until, ...asked }: InputOf<'members.lock'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'members.lock'>> {
  const end = until === undefined ? null : new Date(until)
  if (end && end <= parts.clock.now())
    throw new ApiError('invalid_input', { faults: [{ field: 'until', fault: 'before_start' }] })
  return change(parts, { ...asked, action: 'members.lock' }, caller, async (tx, id) => {
    const columns = [...new Set(asked.scopes)].map(scope => lockColumns[scope])
    const longer = columns.map(
      column => sql`${sql.ref(column)} = greatest(${sql.ref(column)}, ${end ?? 'infinity'}::timestamptz)`,
    )
    const byRisk = caller.roles.includes(riskRole)
    await sql`
      update identity.account set ${sql.join(longer)}, locked_by_risk = locked_by_risk or ${byRisk} where id = ${id}`.execute(
      tx,
    )
    if (!asked.scopes.includes('signIn')) return []
    await parts.rememberMe.revoke(tx, id)
    return parts.sessions.endAll(tx, id)
  })
}

/**
 * Lifts locks of a member. Where somebody of risk has locked anything of them, another operator agrees first.
 * @throws ApiError not_found, changed_meanwhile, order_state where none of them is locked
 */
export async function unlockMember(
  parts: Parts,
  asked: InputOf<'members.unlock'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'members.unlock'>> {
  const scopes = [...new Set(asked.scopes)].toSorted()
  const known = await readLocks(parts, BigInt(asked.id))
  const locks = known.locks.map(({ scope, until }) => [scope, until] as const)
  await requireApproval(parts, {
    before: Object.fromEntries(locks),
    after: Object.fromEntries(locks.filter(([scope]) => !scopes.includes(scope))),
    isNeeded: known.byRisk,
    isCurrent: known.version === asked.version,
  })
  return change(parts, { ...asked, action: 'members.unlock' }, caller, async (tx, id, before) => {
    if (!before.some(({ scope }) => scopes.includes(scope))) throw new ApiError('order_state')
    const open = scopes.map(scope => sql`${sql.ref(lockColumns[scope])} = null`)
    await sql`update identity.account set ${sql.join(open)} where id = ${id}`.execute(tx)
    const left = before.filter(({ scope }) => !scopes.includes(scope))
    if (left.length === 0)
      await tables(tx).updateTable('identity.account').set({ locked_by_risk: false }).where('id', '=', id).execute()
    return []
  })
}

/** @throws ApiError not_found */
async function readLocks({ database, clock }: Pick<Parts, 'database' | 'clock'>, id: bigint) {
  const row = await tables(database.kysely)
    .selectFrom('identity.account')
    .select(['locked_by_risk', 'lock_version'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  const locks = (await locksOf(database.kysely, [id], clock.now())).get(id) ?? []
  return { byRisk: row.locked_by_risk, version: row.lock_version, locks }
}

/** Makes the change of one member's locks under its version, tells the member and writes the audit. */
async function change(
  parts: Parts,
  { id: asked, reason, version, action }: Asked & { action: 'members.lock' | 'members.unlock' },
  caller: OperatorCaller,
  write: (tx: Tx, id: bigint, before: readonly Lock[]) => Promise<string[]>,
): Promise<{ version: number }> {
  const id = BigInt(asked)
  const { database, clock, delivery, sessions } = parts
  const now = clock.now()
  const ended = await database.transaction(async tx => {
    await takeVersion(tx, id, version)
    const read = async () => (await locksOf(tx, [id], now)).get(id) ?? []
    const before = await read()
    const ended = await write(tx, id, before)
    const after = await read()
    const language = await parts.members.get().languageOf(tx, id)
    await guardChange(parts, tx, { accountId: id, notice: noticeOf(action, after), detail: reason, language })
    const told = { before: said(before), after: said(after), detail: { reason } }
    await audit(tx, { at: now, actor: operatorActor(caller), action, subject: `account:${id}`, ...told })
    return ended
  })
  delivery.wake()
  await sessions.ended(id, ended)
  return { version: version + 1 }
}

/** Moves the version on; others who change the same member's locks wait. @throws ApiError not_found, changed_meanwhile */
async function takeVersion(tx: Tx, id: bigint, version: number): Promise<void> {
  const row = await tables(tx)
    .selectFrom('identity.account')
    .select('lock_version')
    .where('id', '=', id)
    .where('kind', '=', 'member')
    .where('agent_type', '!=', guestType)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  if (row.lock_version !== version) throw new ApiError('changed_meanwhile')
  await tables(tx)
    .updateTable('identity.account')
    .set({ lock_version: version + 1 })
    .where('id', '=', id)
    .execute()
}

function noticeOf(action: 'members.lock' | 'members.unlock', after: readonly Lock[]) {
  if (action === 'members.lock') return after.length === lockScopes.length ? 'frozen' : 'partLocked'
  return after.length === 0 ? 'released' : 'partReleased'
}

/** Locks as the audit tells them: until when each part is locked. */
const said = (locks: readonly Lock[]) =>
  Object.fromEntries(locks.map(({ scope, until }) => [scope, until?.toISOString() ?? 'for good']))
