import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { type TransferRow, transferRow, withAccounts } from './transfer-rows.ts'

export interface TransferFilter {
  /** Posting time, half-open. */
  start: Date
  end: Date
  code?: string | undefined
  account?: bigint | undefined
  /** Transfers before it follow. */
  before?: bigint | undefined
  limit: number
}

export interface TransferPage {
  rows: TransferRow[]
  /** Where the next page goes on; null at the end. */
  next: bigint | null
}

const firstWindow = 4_096n
const growth = 8n
/** Windows that one call looks at: some two million transfers. */
const windows = 4
/** About as far as `ledger.first_id_at` may be off. */
const slack = 65_536n

const newestFirst = (transfers: RawBuilder<unknown>, limit: number) =>
  sql`${withAccounts(sql`${transfers} order by t.id desc limit ${limit}`)} order by t.id desc`

const filterOf = ({ start, end, code }: TransferFilter) => sql`
  t.posted_at >= ${start} and t.posted_at < ${end} ${code === undefined ? sql`` : sql`and t.code = ${code}`}`

/** Moves of an account that stores its balance, the newest first: each side has an index in the order of ids. */
export async function movesOfAccount(
  db: Queryable,
  filter: TransferFilter & { account: bigint },
): Promise<TransferPage> {
  const { account, before, limit } = filter
  const side = (name: 'debit' | 'credit') => sql`
    (select * from ledger.transfer t
    where ${sql.ref(`t.${name}_account`)} = ${account} and ${sql.ref(`t.${name}_after`)} is not null and ${filterOf(filter)}
      ${before === undefined ? sql`` : sql`and t.id < ${before}`}
    order by t.id desc limit ${limit + 1})`
  const both = sql`select * from (${side('debit')} union all ${side('credit')}) t`
  const rows = (await newestFirst(both, limit + 1).execute(db)).rows.map(row => transferRow(row as never))
  const shown = rows.slice(0, limit)
  return { rows: shown, next: rows.length > limit ? shown.at(-1)!.id : null }
}

/**
 * Transfers of a time, the newest first, whatever they moved. There is no index in the order of ids, so that windows of ids are looked
 * at, each larger than the one before, until the page is full or enough was looked at.
 */
export async function transfersIn(db: Queryable, filter: TransferFilter): Promise<TransferPage> {
  const { account, before, limit, start, end } = filter
  const bounds = await sql<{ first: bigint; last: bigint }>`
    select ledger.first_id_at(${start}) as first, case when ${end}::timestamptz > now() then last_value else ledger.first_id_at(${end}) end as last
    from ledger.transfer_id_seq`.execute(db)
  const { first, last } = bounds.rows[0]!
  const lowest = first > slack ? first - slack : 0n
  const rows: TransferRow[] = []
  let high = before ?? last + slack
  let size = before === undefined ? firstWindow + slack : firstWindow
  for (let window = 0; window < windows && high > lowest && rows.length <= limit; window++, size *= growth) {
    const low = high - size > lowest ? high - size : lowest
    const inWindow = sql`
      select * from ledger.transfer t where t.id >= ${low} and t.id < ${high} and ${filterOf(filter)}
        ${account === undefined ? sql`` : sql`and ${account} in (t.debit_account, t.credit_account)`}`
    const found = await newestFirst(inWindow, limit + 1 - rows.length).execute(db)
    rows.push(...found.rows.map(row => transferRow(row as never)))
    high = low
  }
  const shown = rows.slice(0, limit)
  if (rows.length > limit) return { rows: shown, next: shown.at(-1)!.id }
  return { rows: shown, next: high > lowest ? high : null }
}

/** Transfers whose keys begin with a text, in the order of their keys, after one. */
export async function transfersOfKeys(
  db: Queryable,
  { key, after, limit }: { key: string; after?: string | undefined; limit: number },
): Promise<{ rows: TransferRow[]; next: string | null }> {
  const { rows: keyed } = await sql<{ id: bigint; key: string }>`
    select transfer_id as id, key from ledger.ledger_key
    where key >= ${key} and key < ${key} || chr(1114111) and transfer_id is not null
      ${after === undefined ? sql`` : sql`and key > ${after}`}
    order by key limit ${limit + 1}`.execute(db)
  const shown = keyed.slice(0, limit)
  const ids = [...new Set(shown.map(({ id }) => id))]
  const found = await withAccounts(sql`select * from ledger.transfer t where t.id = any (${ids}::bigint[])`).execute(db)
  const byId = new Map(found.rows.map(row => [row.id, transferRow(row)]))
  return {
    rows: ids.flatMap(id => byId.get(id) ?? []),
    next: keyed.length > limit ? shown.at(-1)!.key : null,
  }
}
