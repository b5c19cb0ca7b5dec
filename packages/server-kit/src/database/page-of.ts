import type { SelectQueryBuilder } from 'kysely'

/**
 * One page of a query's rows in its order, counted from 1, and how many rows and pages there are. Joins of the query must
 * not multiply its rows.
 */
export async function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const { count } = await query
    .clearSelect()
    .clearOrderBy()
    .select(eb => eb.fn.countAll<bigint>().as('count'))
    .$castTo<{ count: bigint }>()
    .executeTakeFirstOrThrow()
  const rows = await query
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const totalCount = Number(count)
  return { rows, totalCount, totalPages: Math.ceil(totalCount / pageSize), pageNo: page }
}
