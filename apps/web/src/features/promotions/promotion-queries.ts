import type { AppContext } from '../../shared/app/app-context.ts'
import { callQuery } from '../../shared/app/app-context.ts'
import type { PageAddress, Query } from '../../shared/app/queries.ts'

/** What the server shows first is what a visitor sees; see `useMemberQuery`. */
const forVisitors = <Q extends { queryKey: readonly unknown[] }>(query: Q): Query =>
  ({ ...query, queryKey: [...query.queryKey, 'visitor'] }) as unknown as Query

export const promotionQueries = ({ call }: AppContext): Query[] => [forVisitors(callQuery(call, 'promotions.list', {}))]

export const promotionDetailQueries = ({ call }: AppContext, { search: { id } }: PageAddress): Query[] =>
  id && /^\d{1,18}$/.test(id) ? [forVisitors(callQuery(call, 'promotions.detail', { id }))] : []
