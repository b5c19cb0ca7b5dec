import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { type AccountRef, accountName, storesBalance } from './accounts.ts'

const MAX_REMEMBERED = 500_000

/** Ids of accounts by name. Accounts that do not exist yet are made. Ids never change, so they are remembered. */
export class AccountIds {
  readonly #ids = new Map<string, bigint>()
  readonly #database: Queryable

  constructor(database: Queryable) {
    this.#database = database
  }

  /** By name, for each ref given. What is found inside a transaction is not remembered, since it may be rolled back. */
  async resolve(refs: readonly AccountRef[], tx?: Queryable): Promise<Map<string, bigint>> {
    const found = new Map<string, bigint>()
    const missing = new Map<string, AccountRef>()
    for (const ref of refs) {
      const name = accountName(ref)
      const id = this.#ids.get(name)
      if (id === undefined) missing.set(name, ref)
      else found.set(name, id)
    }
    if (missing.size === 0) return found
    for (const [name, id] of await findOrCreate(tx ?? this.#database, [...missing.values()])) {
      found.set(name, id)
      if (!tx) this.#remember(name, id)
    }
    return found
  }

  #remember(name: string, id: bigint): void {
    if (this.#ids.size >= MAX_REMEMBERED) this.#ids.clear()
    this.#ids.set(name, id)
  }
}

async function findOrCreate(database: Queryable, refs: readonly AccountRef[]): Promise<Map<string, bigint>> {
  const found = await find(database, refs)
  const missing = refs.filter(ref => !found.has(accountName(ref)))
  if (missing.length === 0) return found
  await create(database, missing)
  // Also those that another transaction made at the same moment, for which the insert has waited.
  return new Map([...found, ...(await find(database, missing))])
}

interface AccountRow {
  id: bigint
  name: string
}

async function find(database: Queryable, refs: readonly AccountRef[]): Promise<Map<string, bigint>> {
  const { rows } = await sql<AccountRow>`
    select a.id, u.name from ${columns(refs)} join ledger.account a
    on a.owner_kind = u.owner_kind and a.owner_id = u.owner_id and a.kind = u.kind and a.qualifier = u.qualifier
      and a.book = u.book and a.currency = u.currency`.execute(database)
  return new Map(rows.map(({ name, id }) => [name, id]))
}

async function create(database: Queryable, refs: readonly AccountRef[]): Promise<void> {
  await sql`
    insert into ledger.account (owner_kind, owner_id, kind, qualifier, book, currency, balance)
    select owner_kind, owner_id, kind, qualifier, book, currency, case when stored then 0 end
    from ${columns(refs)} order by name
    on conflict do nothing`.execute(database)
}

/** The refs as a table `u`. */
function columns(refs: readonly AccountRef[]) {
  const column = <T>(pick: (ref: AccountRef) => T) => refs.map(pick)
  return sql`unnest(
    ${column(accountName)}::text[],
    ${column(({ owner }) => (owner === 'house' ? 'house' : 'member'))}::ledger.account_owner[],
    ${column(({ owner }) => (owner === 'house' ? '0' : String(owner)))}::bigint[],
    ${column(({ kind }) => kind)}::text[],
    ${column(({ qualifier }) => qualifier)}::text[],
    ${column(({ book }) => book)}::ledger.account_book[],
    ${column(({ currency }) => currency)}::text[],
    ${column(storesBalance)}::boolean[]
  ) as u (name, owner_kind, owner_id, kind, qualifier, book, currency, stored)`
}
