import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'
import { type AccountRef, accountName, storesBalance } from './accounts.ts'

const MAX_REMEMBERED = 200_000

/** Ids of accounts by name. Accounts that do not exist yet are made. Ids never change, so they are remembered. */
export class AccountIds {
  readonly #ids = new Map<string, bigint>()
  readonly #database: Queryable

  constructor(database: Queryable) {
    this.#database = database
  }

  /** The remembered id, without asking the database. */
  peek(ref: AccountRef): bigint | undefined {
    return this.#ids.get(accountName(ref))
  }

  /** By name, for each ref given. Inside a transaction what it finds is not remembered, since it may be rolled back. */
  async resolve(refs: readonly AccountRef[], tx?: Queryable): Promise<Map<string, bigint>> {
    const found = new Map<string, bigint>()
    for (const ref of refs) {
      const name = accountName(ref)
      const id = this.#ids.get(name) ?? found.get(name) ?? (await findOrCreate(tx ?? this.#database, ref))
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

async function findOrCreate(database: Queryable, ref: AccountRef): Promise<bigint> {
  return (await find(database, ref)) ?? (await create(database, ref))
}

async function find(
  database: Queryable,
  { owner, kind, qualifier, book, currency }: AccountRef,
): Promise<bigint | undefined> {
  const row = await database
    .selectFrom('ledger.account')
    .select('id')
    .where('owner_kind', '=', owner === 'house' ? 'house' : 'member')
    .where('owner_id', '=', owner === 'house' ? 0n : owner)
    .where('kind', '=', kind)
    .where('qualifier', '=', qualifier)
    .where('book', '=', book)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row?.id
}

/** Waits for another transaction that makes the same account at the same moment. */
async function create(database: Queryable, ref: AccountRef): Promise<bigint> {
  const row = await database
    .insertInto('ledger.account')
    .values({
      owner_kind: ref.owner === 'house' ? 'house' : 'member',
      owner_id: ref.owner === 'house' ? 0n : ref.owner,
      kind: ref.kind,
      qualifier: ref.qualifier,
      book: ref.book,
      currency: ref.currency,
      balance: storesBalance(ref) ? 0n : null,
    })
    .onConflict(conflict =>
      conflict.constraint('account_owner_kind').doUpdateSet({ qualifier: sql`excluded.qualifier` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
