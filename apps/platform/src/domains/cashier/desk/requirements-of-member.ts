import type { Queryable } from '../../../kernel/database/open-database.ts'
import { bankName } from '../channels/banks.ts'
import { tables } from '../tables.ts'

/** Turnover that a member's deposits and rewards ask for, met ones too, the newest first. */
export const requirementsOfMember = (db: Queryable, memberId: bigint, limit: number) =>
  tables(db)
    .selectFrom('cashier.requirement')
    .select(['source', 'base_units', 'required_units', 'done_units', 'opened_at', 'closed_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Payout accounts of a member with whole numbers, removed ones too; for presenters, which mask them. */
export async function payoutAccountsOfMember(db: Queryable, memberId: bigint) {
  const rows = await tables(db)
    .selectFrom('cashier.payout_account as a')
    .innerJoin('cashier.channel as c', 'c.code', 'a.channel_code')
    .select(['a.id', 'a.channel_code as channel', 'a.bank', 'c.banks', 'a.holder', 'a.number'])
    .select(['a.holder_checked as holderChecked', 'a.created_at as createdAt', 'a.usable_at as usableAt'])
    .select('a.removed_at as removedAt')
    .where('a.member_id', '=', memberId)
    .orderBy('a.id', 'desc')
    .execute()
  return rows.map(({ banks, bank, ...row }) => ({ ...row, bank: bankName(banks, bank) }))
}
