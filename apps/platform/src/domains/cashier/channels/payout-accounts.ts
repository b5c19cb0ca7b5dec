import type { InputOf, Language, ResponseOf } from '@baize/api'
import { payoutNumber } from '@baize/api/pasted'
import { isUniqueViolation } from '@baize/server-kit/database/postgres-errors'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import { requireNumberOpen } from '../numbers/blocked-numbers.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { bankName, readBank } from './banks.ts'
import { openChannel, textOf } from './channels.ts'
import { isKnownHolder } from './holder.ts'

const mostAccounts = 10
const hourMs = 3_600_000

/** All but the last four characters of a number hidden. */
export const maskNumber = (number: string): string => `•••• ${number.slice(-4)}`

/** A member's payout accounts, newest first. The whole number never leaves the server again. */
export async function listPayoutAccounts(
  db: Queryable,
  caller: MemberCaller,
  language: Language,
): Promise<ResponseOf<'cashier.payoutAccounts'>> {
  const rows = await tables(db)
    .selectFrom('cashier.payout_account as a')
    .innerJoin('cashier.channel as c', 'c.code', 'a.channel_code')
    .select(['a.id', 'a.channel_code', 'a.bank', 'a.holder', 'a.number', 'c.texts', 'c.enabled', 'c.banks'])
    .where('a.member_id', '=', caller.memberId)
    .where('a.removed_at', 'is', null)
    .orderBy('a.id', 'desc')
    .execute()
  return rows.map(({ id, channel_code, bank, holder, number, texts, enabled, banks }) => ({
    id: id.toString(),
    channel: channel_code,
    channelName: textOf(texts, language).name,
    bank: bankName(banks, bank),
    holder,
    number: maskNumber(number),
    open: enabled,
  }))
}

/** Where a member has had money paid to, removed accounts too, however their numbers were typed. */
export async function payeesOf(db: Queryable, memberId: bigint): Promise<{ channel: string; number: string }[]> {
  const { rows } = await sql<{ channel: string; number: string }>`
    select channel_code as channel, number from cashier.payee where member_id = ${memberId} order by 1, 2`.execute(db)
  return rows
}

/**
 * Adds a payout account of the member's own. It rests for as long as the brand says before it can be used, and the owner is
 * told on every contact.
 * @throws ApiError trial_refused, password_unset, password_wrong, password_locked, quota_exceeded beyond ten,
 * payout_number_blocked,
 * invalid_input naming a channel that pays nothing out, a bank that it does not pay to, or a number that is none or is there already
 */
export async function addPayoutAccount(
  { database, clock, identity, protection, settings }: Parts,
  input: InputOf<'cashier.addPayoutAccount'>,
  { caller, language }: { caller: MemberCaller; language: Language },
): Promise<{ id: string }> {
  const { memberId } = caller
  const channel = await openChannel(database.kysely, input.channel, 'payout')
  await identity.withdrawalPassword.check(memberId, input.withdrawalPassword)
  const at = clock.now()
  const [holder, number, bank] = [oneLine(input.holder), readNumber(input.number), readBank(channel.banks, input.bank)]
  await protection.requireUnmarked({ payees: [{ channel: channel.code, number }] }, memberId)
  await requireNumberOpen(database.kysely, { channel: channel.code, number })
  const id = await database.transaction(async tx => {
    await requireRoom(tx, memberId)
    const { holdHours } = await settings.brand(tx)
    const { id } = await tables(tx)
      .insertInto('cashier.payout_account')
      .values({
        ...{ member_id: memberId, channel_code: channel.code, bank, holder, number, created_at: at },
        usable_at: new Date(at.getTime() + holdHours.payout * hourMs),
        holder_checked: await isKnownHolder(tx, memberId, holder),
        checked_by: null,
        removed_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(error => {
        if (!isUniqueViolation(error, 'payout_account_once')) throw error
        throw new ApiError('invalid_input', { faults: [{ field: 'number', fault: 'in_use' }] })
      })
    await sql`
      select members.put_keys(${memberId}, 'payoutNumber', array(select number from cashier.payee where member_id = ${memberId}))`.execute(
      tx,
    )
    const named = `${bankName(channel.banks, bank)}, ${maskNumber(number)}`
    await identity.guardChange(tx, { accountId: memberId, notice: 'payoutAccountAdded', language, detail: named })
    const [actor, detail] = [memberId.toString(), { account: id.toString() }]
    await audit(tx, { at, actor, action: 'cashier.addPayoutAccount', subject: actor, detail })
    return id
  })
  identity.wakeDelivery()
  return { id: id.toString() }
}

/** A name in one line, without marks that nobody sees. */
const oneLine = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

function readNumber(typed: string): string {
  const number = payoutNumber(typed)
  if (number === null) throw new ApiError('invalid_input', { faults: [{ field: 'number', fault: 'pattern' }] })
  return number
}

/** Others who add to the same member's accounts wait for this transaction. @throws ApiError quota_exceeded */
async function requireRoom(tx: Tx, memberId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`payout-accounts:${memberId}`}))`.execute(tx)
  const { count } = await tables(tx)
    .selectFrom('cashier.payout_account')
    .select(eb => eb.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= mostAccounts) throw new ApiError('quota_exceeded')
}

/** Takes an account off the list; orders keep it. @throws ApiError not_found for one that is not the member's */
export async function removePayoutAccount({ database, clock }: Parts, id: bigint, caller: MemberCaller): Promise<null> {
  const at = clock.now()
  await database.transaction(async tx => {
    const removed = await tables(tx)
      .updateTable('cashier.payout_account')
      .set({ removed_at: at })
      .where('id', '=', id)
      .where('member_id', '=', caller.memberId)
      .where('removed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw new ApiError('not_found')
    const actor = caller.memberId.toString()
    const detail = { account: id.toString() }
    await audit(tx, { at, actor, action: 'cashier.removePayoutAccount', subject: actor, detail })
  })
  return null
}
