import type { ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { blockColumns, blockJoin, presentBlock } from '../numbers/blocked-numbers.ts'
import { plainNumber } from '../numbers/plain-number.ts'
import { tables } from '../tables.ts'
import { namesOf } from './queue.ts'

type Panel = ResponseOf<'cashier.order'>
const mostOrders = 10
const mostOwners = 20
const mostDevices = 10

/** What a member still has to play before all may be taken out, oldest first. */
export async function openRequirements(
  db: Queryable,
  memberId: bigint,
  currency: string,
): Promise<Panel['requirements']> {
  const rows = await tables(db)
    .selectFrom('cashier.requirement')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ source, base_units, required_units, done_units, opened_at }) => ({
    ...{ source, base: toWire(base_units), required: toWire(required_units), done: toWire(done_units) },
    openedAt: opened_at.toISOString(),
  }))
}

/** Other orders of a member in both directions, newest first. */
export async function lastOrders(db: Queryable, memberId: bigint, but: string): Promise<Panel['lastOrders']> {
  const { rows } = await sql<{ number: string; units: bigint; state: string; created_at: Date }>`
    select number, units, state, created_at from (
      (select 'D' || id as number, amount_units as units, state, created_at from cashier.deposit
       where member_id = ${memberId} order by id desc limit ${mostOrders + 1})
      union all
      (select 'W' || id, amount_units, state, created_at from cashier.withdrawal
       where member_id = ${memberId} order by id desc limit ${mostOrders + 1})
    ) both_ways
    where number <> ${but} order by created_at desc, number desc limit ${mostOrders}`.execute(db)
  return rows.map(({ number, units, state, created_at }) => ({
    ...{ number, amount: toWire(units), state, createdAt: created_at.toISOString() },
  }))
}

/** A payout account: its age, and the other members who have its number or had it, whoever came first before the others. */
export async function ownersOfNumber(db: Queryable, accountId: bigint): Promise<NonNullable<Panel['payoutAccount']>> {
  const account = await tables(db)
    .selectFrom('cashier.payout_account as a')
    .leftJoin('cashier.blocked_number as b', join => join.on(blockJoin('a')))
    .selectAll('a')
    .select(blockColumns)
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
  const rows = await tables(db)
    .selectFrom('cashier.payout_account as o')
    .select(['o.member_id', 'o.created_at', 'o.removed_at'])
    .where('o.channel_code', '=', account.channel_code)
    .where(plainNumber(sql`o.number`), '=', plainNumber(sql`${account.number}`))
    .where('o.member_id', '<>', account.member_id)
    .orderBy('o.id')
    .limit(mostOwners)
    .execute()
  const names = await namesOf(db, [account.blocked_by, ...rows.map(row => row.member_id)])
  return {
    ...{ id: account.id.toString(), createdAt: account.created_at.toISOString() },
    ...{ usableAt: account.usable_at.toISOString(), removedAt: account.removed_at?.toISOString() ?? null },
    block: presentBlock(account, names),
    others: rows.map(row => ({
      ...{ account: names.get(row.member_id) ?? '', createdAt: row.created_at.toISOString() },
      removedAt: row.removed_at?.toISOString() ?? null,
    })),
  }
}

/** Browsers that a member signed in on, the last one first, and how many other members did. */
export async function devicesOfMember(db: Queryable, memberId: bigint): Promise<Panel['devices']> {
  const { rows } = await sql<{ seen_at: Date; others: number }>`
    select d.seen_at, (
      select count(*) from identity.member_device o where o.device_hash = d.device_hash and o.member_id <> d.member_id)::int as others
    from identity.member_device d where d.member_id = ${memberId} order by d.seen_at desc limit ${mostDevices}`.execute(
    db,
  )
  return rows.map(({ seen_at, others }) => ({ seenAt: seen_at.toISOString(), others }))
}
