import type { RequestOf } from '@baize/api'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../api/call.ts'
import type { ListDefinition, ListPage } from './list-definition.ts'

/** Rows of a list as far as they were read, a page at a time. What stands there stays while other filters are read. */
export function useListRows<Row>({ name }: ListDefinition<Row>, asked: Record<string, string | undefined>) {
  const query = useInfiniteQuery({
    queryKey: [name, asked],
    queryFn: async ({ pageParam, signal }) => {
      const payload = { ...asked, ...(pageParam ? { cursor: pageParam } : {}) }
      return (await call(name, payload as RequestOf<typeof name>, { signal })) as unknown as ListPage<Row>
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next ?? null,
    placeholderData: before => before,
  })
  const { data } = query
  const rows = useMemo(() => data?.pages.flatMap(({ list }) => list) ?? [], [data])
  const isWhole = data !== undefined && !query.hasNextPage
  return { ...query, rows, about: data?.pages[0]?.about ?? (isWhole ? { count: rows.length, exact: true } : null) }
}
export type ListRows<Row> = ReturnType<typeof useListRows<Row>>
