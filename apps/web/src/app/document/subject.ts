import { articleQuery } from '../../features/more/index.ts'
import { promotionDetailQueries } from '../../features/promotions/index.ts'
import type { AppContext } from '../../shared/app/app-context.ts'
import { saysMissing } from '../../shared/app/missing.ts'
import type { Query } from '../../shared/app/queries.ts'

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

/** True when the address names an article or a promotion that is not there, by what its page has fetched. */
export function isMissing(url: string, context: AppContext): boolean {
  const query = queryOf(url, context)
  if (!query?.queryKey) return new URL(url, 'http://site').pathname === '/promoDetail'
  return saysMissing(context.queryClient.getQueryState(query.queryKey)?.error)
}

function queryOf(url: string, context: AppContext): Query | undefined {
  const { pathname, searchParams } = new URL(url, 'http://site')
  if (pathname === '/promoDetail')
    return promotionDetailQueries(context, { params: {}, search: { id: searchParams.get('id') ?? '' } })[0]
  const [, kind, slug] = /^\/(blog|news)\/([^/]+)$/.exec(pathname) ?? []
  return slug ? articleQuery(context, kind === 'blog' ? 'BLOG' : 'NEWS', decoded(slug)) : undefined
}

/** A step of an address as its route reads it; one that is no text stays as it is. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}
