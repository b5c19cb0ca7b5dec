import { buttonClass } from '@baize/ui/button.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { saysMissing } from '../../../shared/app/missing.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useSubject } from '../../../shared/app/use-subject.ts'
import { LateHtml } from '../../../shared/dialogs/late-html.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useDay } from '../../../shared/records/days/days.ts'
import { Waiting } from '../../../shared/waiting.tsx'
import classes from '../more.module.css'
import { type ArticleKind, articleQuery } from '../more-queries.ts'
import { articlePaths } from './article-list.tsx'
import own from './articles.module.css'

/** One article by the slug of the address. */
export function ArticlePage({ kind }: { kind: ArticleKind }) {
  const t = useText()
  const day = useDay()
  const { call, imageCdn } = useApp()
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }
  const query = useQuery(articleQuery({ call }, kind, slug))
  const { data, error } = query
  useSubject(data?.title)
  return (
    <article className={`${classes.page} ${classes.narrow} ${own.article}`}>
      <Link to={articlePaths[kind]} className={own.back}>
        ← {t(`news.title.${kind}`)}
      </Link>
      {!data &&
        (saysMissing(error) ? (
          <EmptyState icon="search" title={t('news.unknown')}>
            <Link to={articlePaths[kind]} className={buttonClass('main')}>
              {t(`news.title.${kind}`)}
            </Link>
          </EmptyState>
        ) : (
          <Waiting queries={[query]} blank={classes.blank} />
        ))}
      {data && (
        <>
          <header className={classes.head}>
            <time dateTime={data.postedAt} className={own.time}>
              {day(data.postedAt)}
            </time>
            <h1>{data.title}</h1>
            <p>{data.summary}</p>
          </header>
          <img
            className={own.picture}
            src={`${imageCdn}/banners/${data.picture}-wide-1200.webp`}
            width={1200}
            height={375}
            alt=""
          />
          <div className={own.text}>
            <LateHtml html={data.html} />
          </div>
        </>
      )}
    </article>
  )
}
