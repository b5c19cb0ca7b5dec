import type { InputOf } from '@baize/api'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { type ListOrder, readList } from '../../../kernel/lists/read-list.ts'
import { tables } from '../tables.ts'

const order = {
  sorts: { id: { by: sql`a.id`, type: 'bigint' } },
  key: sql`a.id`,
} as const satisfies ListOrder

const accounts = (db: Queryable) =>
  tables(db)
    .selectFrom('ledger.account as a')
    .select(['a.id', 'a.owner_kind', 'a.owner_id', 'a.kind', 'a.qualifier', 'a.book', 'a.currency', 'a.status'])
    .select(['a.balance as stored', sql<bigint>`coalesce(a.balance, ledger.house_total_of(a.id))::bigint`.as('units')])

export type AccountRow = NonNullable<Awaited<ReturnType<typeof accountOf>>>

/** Accounts with what they hold. */
export const listAccounts = (
  db: Queryable,
  { owner, member, kind, book, currency, ...asked }: InputOf<'ledger.accounts'>,
) =>
  readList(
    accounts(db)
      .where('a.owner_kind', '=', member === undefined ? owner : 'member')
      .$if(member !== undefined, query => query.where('a.owner_id', '=', BigInt(member!)))
      .$if(kind !== undefined, query => query.where('a.kind', '=', kind!))
      .$if(book !== undefined, query => query.where('a.book', '=', book!))
      .$if(currency !== undefined, query => query.where('a.currency', '=', currency!)),
    order,
    asked,
  )

/** One account; undefined where there is none. `stored` is null where its balance is a sum. */
export const accountOf = (db: Queryable, id: bigint) => accounts(db).where('a.id', '=', id).executeTakeFirst()
