import { EmptyState } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useDay } from '../../../shared/records/days/days.ts'
import { RecordPages } from '../../../shared/records/table/record-pages.tsx'
import { Waiting } from '../../../shared/waiting.tsx'
import classes from '../more.module.css'
import { type ArticleKind, articlesQuery } from '../more-queries.ts'
import { PageHead } from '../page-head.tsx'
import own from './articles.module.css'

export const articlePaths = { BLOG: '/blog', NEWS: '/news' } as const

/** Articles of the blog or the news, the newest first. */
export function ArticleList({ kind }: { kind: ArticleKind }) {
  const t = useText()
  const day = useDay()
  const { call, imageCdn } = useApp()
  const [page, setPage] = useState(1)
  const query = useQuery(articlesQuery({ call }, kind, page))
  const { data } = query
  return (
    <div className={classes.page}>
      <PageHead title={t(`news.title.${kind}`)} lead={t(`news.lead.${kind}`)} />
      {!data && <Waiting queries={[query]} blank={classes.blank} />}
      {data?.list.length === 0 && <EmptyState icon="info" title={t('news.empty')} />}
      <ul className={own.cards}>
        {data?.list.map(({ slug, picture, title, summary, postedAt }) => (
          <li key={slug} className={own.card}>
            <img src={`${imageCdn}/banners/${picture}-phone-480.webp`} width={480} height={360} alt="" loading="lazy" />
            <div className={own.words}>
              <time dateTime={postedAt}>{day(postedAt)}</time>
              <h2>
                <Link to={`${articlePaths[kind]}/$slug`} params={{ slug }}>
                  {title}
                </Link>
              </h2>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
      <RecordPages page={page} pageCount={data?.totalPages ?? 1} onPage={setPage} />
    </div>
  )
}
