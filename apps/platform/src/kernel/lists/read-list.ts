import { countedExactly } from '@baize/api/schemas/operator/lists'
import { isUnreadable } from '@baize/server-kit/database/postgres-errors'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type CursorPlace, readCursor, writeCursor, wrongCursor } from './cursor.ts'

/** An expression that an index is in the order of, never null, and the type that its text is read back as. */
interface Sort {
  by: RawBuilder<unknown>
  type: 'bigint' | 'integer' | 'timestamptz' | 'date' | 'text' | 'numeric'
}

export interface ListOrder {
  /** By the names that the request's schema has, without the minus of the greatest first. */
  sorts: Record<string, Sort>
  /** The row's own id, which tells rows of equal order apart. */
  key: RawBuilder<unknown>
}

interface Asked {
  sort: string
  cursor?: string | undefined
  limit: number
}

export interface ListPage<Row> {
  rows: Row[]
  next: string | null
  about: { count: number; exact: boolean } | null
}

/**
 * A page of a list by its key: it costs the same however deep it lies, and rows that come meanwhile neither repeat nor hide others.
 * @param query the filtered query with what it selects, without an order; joins must not multiply its rows
 * @throws ApiError invalid_input at a cursor of another order
 */
export async function readList<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { sorts, key }: ListOrder,
  { sort, cursor, limit }: Asked,
): Promise<ListPage<Row>> {
  const isDown = sort.startsWith('-')
  const { by, type } = sorts[isDown ? sort.slice(1) : sort]!
  const after = cursor === undefined ? null : readCursor(cursor, sort)
  const beyond = ({ value, id }: CursorPlace) =>
    sql<boolean>`(${by}, ${key}) ${sql.raw(isDown ? '<' : '>')} (${value}::text::${sql.raw(type)}, ${id}::text::bigint)`
  const direction = sql.raw(isDown ? 'desc' : 'asc')
  const found = await (after ? query.where(beyond(after)) : query)
    .select([sql<string>`(${by})::text`.as('listValue'), sql<string>`(${key})::text`.as('listId')])
    .$castTo<Row & { listValue: string; listId: string }>()
    .orderBy(sql`${by} ${direction}, ${key} ${direction}`)
    .limit(limit + 1)
    .execute()
    .catch(unreadable)
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const more = found.length > limit && last
  return {
    rows: shown,
    next: more ? writeCursor(sort, { value: last.listValue, id: last.listId }) : null,
    about: after ? null : await countOf(query, found.length, limit),
  }
}

/** A cursor whose text is of no such type was not written by a list. */
function unreadable(error: unknown): never {
  if (isUnreadable(error)) throw wrongCursor()
  throw error
}

/** A first page that is the whole list says itself how many rows there are. */
async function countOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  found: number,
  limit: number,
) {
  if (found <= limit) return { count: found, exact: true }
  const rows = await query
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(countedExactly + 1)
    .execute()
  return { count: Math.min(rows.length, countedExactly), exact: rows.length <= countedExactly }
}
