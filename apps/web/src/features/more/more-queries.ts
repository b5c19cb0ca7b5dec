import type { AppContext } from '../../shared/app/app-context.ts'
import { callQuery } from '../../shared/app/app-context.ts'
import type { PageAddress, Query } from '../../shared/app/queries.ts'
import { winnersQuery } from '../../shared/app/queries.ts'

export type ArticleKind = 'BLOG' | 'NEWS'
type Caller = Pick<AppContext, 'call'>

/** A page of the blog or the news, the newest article first. */
export const articlesQuery = ({ call }: Caller, kind: ArticleKind, page: number) =>
  callQuery(call, 'site.articles', { kind, page, pageSize: 9 })
export const articleQuery = ({ call }: Caller, kind: ArticleKind, slug: string) =>
  callQuery(call, 'site.article', { kind, slug })

/** What each page starts with beside its frame; those that are not here ask for nothing. */
const starts: Record<string, (context: AppContext, slug: string) => Query> = {
  '/winners': winnersQuery,
  '/blog': context => articlesQuery(context, 'BLOG', 1),
  '/news': context => articlesQuery(context, 'NEWS', 1),
  '/blog/$slug': (context, slug) => articleQuery(context, 'BLOG', slug),
  '/news/$slug': (context, slug) => articleQuery(context, 'NEWS', slug),
}

export function moreQueries(path: string, context: AppContext, { params }: PageAddress): Query[] {
  const start = starts[path]
  return start ? [start(context, params.slug ?? '')] : []
}
