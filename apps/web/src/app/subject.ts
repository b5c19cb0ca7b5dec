import { articleQuery } from '../pages/more/more-queries.ts'
import { promotionDetailQueries } from '../pages/promotions/promotion-queries.ts'
import type { AppContext } from './app-context.ts'
import type { Query } from './queries.ts'

/** What a page is about, where that is an article or a promotion. */
export interface Subject {
  title: string
  summary: string
}

/** The subject of an address, out of what its page has fetched; null for other pages, and for what is not there. */
export function subjectOf(url: string, context: AppContext): Subject | null {
  const query = queryOf(url, context)
  return (query?.queryKey && context.queryClient.getQueryData<Subject>(query.queryKey)) ?? null
}

function queryOf(url: string, context: AppContext): Query | undefined {
  const { pathname, searchParams } = new URL(url, 'http://site')
  if (pathname === '/promoDetail')
    return promotionDetailQueries(context, { params: {}, search: { id: searchParams.get('id') ?? '' } })[0]
  const [, kind, slug] = /^\/(blog|news)\/([^/]+)$/.exec(pathname) ?? []
  return slug ? articleQuery(context, kind === 'blog' ? 'BLOG' : 'NEWS', slug) : undefined
}
