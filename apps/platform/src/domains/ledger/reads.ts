import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'
import type { AccountRef, Book, MemberKind } from './accounts/accounts.ts'
import type { Code } from './codes.ts'
import { tables } from './tables.ts'

export interface MemberBalance {
  kind: MemberKind
  qualifier: string
  book: Book
  currency: string
  units: bigint
}

/** All balances of a member; accounts that were never used are left out. */
export async function memberBalances(database: Queryable, memberId: bigint): Promise<MemberBalance[]> {
  const rows = await tables(database)
    .selectFrom('ledger.account')
    .select(['kind', 'qualifier', 'book', 'currency', 'balance'])
    .where('owner_kind', '=', 'member')
    .where('owner_id', '=', memberId)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, balance, ...row }) => ({ ...row, kind: kind as MemberKind, units: balance ?? 0n }))
}

/** What a member may play with, of all that they have: MAIN and the vendor wallets. */
export const playableUnits = (balances: readonly MemberBalance[], book: Book, currency: string): bigint =>
  balances
    .filter(of => (of.kind === 'MAIN' || of.kind === 'VENDOR') && of.book === book && of.currency === currency)
    .reduce((sum, { units }) => sum + units, 0n)

/** What a member holds under a wagering requirement. */
export const bonusUnits = (balances: readonly MemberBalance[], currency: string): bigint =>
  balances.find(of => of.kind === 'BONUS' && of.currency === currency)?.units ?? 0n

/**
 * Locks accounts that store their balance until the transaction ends, in the order of their ids as every transfer does,
 * and answers what they hold, in the order asked for.
 */
export async function lockBalances(tx: Queryable, accountIds: readonly bigint[]): Promise<bigint[]> {
  const rows = await tables(tx)
    .selectFrom('ledger.account')
    .select(['id', 'balance'])
    .where('id', 'in', accountIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const held = new Map(rows.map(({ id, balance }) => [id, balance ?? 0n]))
  return accountIds.map(id => held.get(id) ?? 0n)
}

/** What an account that stores its balance holds; nothing before it was first used. */
export async function storedBalance(
  database: Queryable,
  { owner, kind, qualifier, book, currency }: AccountRef,
): Promise<bigint> {
  const row = await tables(database)
    .selectFrom('ledger.account')
    .select('balance')
    .where('owner_kind', '=', owner === 'house' ? 'house' : 'member')
    .where('owner_id', '=', owner === 'house' ? 0n : owner)
    .where('kind', '=', kind)
    .where('qualifier', '=', qualifier)
    .where('book', '=', book)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row?.balance ?? 0n
}

/** True when a group was posted under the key. */
export async function isKnown(tx: Queryable, key: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from ledger.ledger_key where key = ${key}) as known`.execute(tx)
  return rows[0]?.known ?? false
}

/** Credits less debits of an account that stores no balance. */
export async function houseTotal(database: Queryable, accountId: bigint): Promise<bigint> {
  const { rows } = await sql<{ units: bigint }>`select ledger.house_total_of(${accountId}) as units`.execute(database)
  return rows[0]?.units ?? 0n
}

/** What the first transfer of each key moved; keys that were never posted, or moved nothing, are left out. */
export async function postedUnits(database: Queryable, keys: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ key: string; units: bigint }>`
    select key, reply[1] as units from ledger.ledger_key
    where key = any (${[...keys]}::text[]) and transfer_id is not null`.execute(database)
  return new Map(rows.map(({ key, units }) => [key, units]))
}

export interface StatementFilter {
  accountId: bigint
  /** At most this many lines, newest first. */
  limit: number
  /** Lines to leave out at the newest end. */
  offset?: number
  /** The id of the last line seen: lines before it follow. */
  beforeId?: bigint
  /** Posting time, half-open. */
  from?: Date
  until?: Date
  codes?: readonly Code[]
}

export interface StatementLine {
  id: bigint
  postedAt: Date
  code: Code
  key: string
  reference: string | null
  /** Positive: into the account. */
  changeUnits: bigint
  afterUnits: bigint
}

const conditionsOf = ({ beforeId, from, until, codes }: Omit<StatementFilter, 'accountId' | 'limit' | 'offset'>) => sql`
  ${beforeId === undefined ? sql`` : sql`and id < ${beforeId}`}
  ${from ? sql`and posted_at >= ${from}` : sql``} ${until ? sql`and posted_at < ${until}` : sql``}
  ${codes ? sql`and code = any (${[...codes]}::text[])` : sql``}`

/** One page of an account that stores its balance, newest first. */
export async function statementPage(database: Queryable, filter: StatementFilter): Promise<StatementLine[]> {
  const { accountId, limit, offset = 0 } = filter
  const side = (
    account: 'debit_account' | 'credit_account',
    after: 'debit_after' | 'credit_after',
    sign: -1 | 1,
  ) => sql<StatementLine>`
    (select id, posted_at as "postedAt", code, key, reference, amount * ${sql.lit(sign)} as "changeUnits", ${sql.ref(after)} as "afterUnits"
    from ledger.transfer
    where ${sql.ref(account)} = ${accountId} and ${sql.ref(after)} is not null ${conditionsOf(filter)}
    order by id desc limit ${limit + offset})`
  const { rows } = await sql<StatementLine>`
    ${side('debit_account', 'debit_after', -1)} union all ${side('credit_account', 'credit_after', 1)}
    order by id desc limit ${limit} offset ${offset}`.execute(database)
  return rows
}

export interface StatementTotals {
  count: number
  inUnits: bigint
  outUnits: bigint
}

/** How many lines a filter leaves of an account that stores its balance, and their sums. */
export async function statementTotals(
  database: Queryable,
  filter: Omit<StatementFilter, 'limit' | 'offset'>,
): Promise<StatementTotals> {
  const side = (account: 'debit_account' | 'credit_account', after: 'debit_after' | 'credit_after') => sql`
    (select count(*) as lines, coalesce(sum(amount), 0) as units from ledger.transfer
    where ${sql.ref(account)} = ${filter.accountId} and ${sql.ref(after)} is not null ${conditionsOf(filter)})`
  const { rows } = await sql<{ count: bigint; inUnits: bigint; outUnits: bigint }>`
    select o.lines + i.lines as count, i.units::bigint as "inUnits", o.units::bigint as "outUnits"
    from ${side('debit_account', 'debit_after')} o, ${side('credit_account', 'credit_after')} i`.execute(database)
  const { count, inUnits, outUnits } = rows[0]!
  return { count: Number(count), inUnits, outUnits }
}
