import type { InputOf, ResponseOf } from '@baize/api'
import { sql } from 'kysely'
import { type ListOrder, readList } from '../../../kernel/lists/read-list.ts'
import { maskName, maskNumber } from '../../../kernel/masking/masks.ts'
import { bankName } from '../channels/banks.ts'
import { blockColumns, blockJoin, presentBlock } from '../numbers/blocked-numbers.ts'
import { plainNumber } from '../numbers/plain-number.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { namesOf, ofMember } from './queue.ts'

// Ids rise with the time of an account.
const order = { sorts: { createdAt: { by: sql`o.id`, type: 'bigint' } }, key: sql`o.id` } as const satisfies ListOrder

/** Members but the owner of an account `o` who have its number, or had it. */
const others = sql<number>`(
  select count(distinct e.member_id) from cashier.payout_account e
  where e.channel_code = o.channel_code and ${plainNumber(sql`e.number`)} = ${plainNumber(sql`o.number`)}
    and e.member_id <> o.member_id)::int`

/** Payout accounts of members. A number is looked for as a whole, so that nobody guesses one sign by sign. */
export async function accountList(
  { database: { kysely } }: Pick<Parts, 'database'>,
  { account, channel, number, isShared, isRemoved, isBlocked, ...asked }: InputOf<'cashier.accountList'>,
): Promise<ResponseOf<'cashier.accountList'>> {
  const isOfMember = account === undefined ? sql<boolean>`true` : await ofMember(kysely, account)
  const query = tables(kysely)
    .selectFrom('cashier.payout_account as o')
    .innerJoin('cashier.channel as h', 'h.code', 'o.channel_code')
    .leftJoin('cashier.blocked_number as b', join => join.on(blockJoin('o')))
    .select(['o.id', 'o.member_id', 'o.channel_code', 'o.bank', 'o.holder', 'o.number', 'o.holder_checked'])
    .select(['o.created_at', 'o.usable_at', 'o.removed_at', 'h.banks', others.as('others')])
    .select(blockColumns)
    .where(isOfMember)
    .$if(channel !== undefined, rows => rows.where('o.channel_code', '=', channel!))
    .$if(number !== undefined, rows => rows.where(plainNumber(sql`o.number`), '=', plainNumber(sql`${number}`)))
    .$if(isShared !== undefined, rows => rows.where(others, '>', 0))
    .$if(isRemoved !== undefined, rows => rows.where('o.removed_at', isRemoved === 'true' ? 'is not' : 'is', null))
    .$if(isBlocked !== undefined, rows => rows.where('b.number', 'is not', null))
  const { rows, ...page } = await readList(query, order, asked)
  const names = await namesOf(
    kysely,
    rows.flatMap(row => [row.member_id, row.blocked_by]),
  )
  const list = rows.map(row => ({
    ...{ id: row.id.toString(), account: names.get(row.member_id) ?? '', channel: row.channel_code },
    ...{ bank: bankName(row.banks, row.bank), holder: maskName(row.holder), number: maskNumber(row.number) },
    ...{ holderChecked: row.holder_checked, others: row.others, createdAt: row.created_at.toISOString() },
    block: presentBlock(row, names),
    ...{ usableAt: row.usable_at.toISOString(), removedAt: row.removed_at?.toISOString() ?? null },
  }))
  return { list, ...page }
}
