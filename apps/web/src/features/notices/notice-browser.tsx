import { classNames } from '@baize/ui/class-names.ts'
import { Pagination } from '@baize/ui/pagination.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { useState } from 'react'
import { LateHtml } from '../../shared/dialogs/late-html.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { useDay } from '../../shared/records/days/days.ts'
import classes from './notice-browser.module.css'
import type { Notice } from './notices.ts'
import { pageOfNotice, pageOfNotices } from './notices.ts'

/** Notices to read: titles on the left, nine a page, and the chosen one on the right. */
export function NoticeBrowser({ notices, startIndex = 0 }: { notices: Notice[]; startIndex?: number }) {
  const t = useText()
  const day = useDay()
  const [index, setIndex] = useState(startIndex)
  const page = pageOfNotice(index)
  const notice = notices[index]
  if (notices.length === 0) return <EmptyState icon="megaphone" title={t('notices.none')} />
  return (
    <div className={classNames(classes.notices, notices.length === 1 && classes.single)}>
      <div className={classes.left} hidden={notices.length === 1}>
        <ul className={classes.titles}>
          {pageOfNotices(notices, page).map(({ notice: { id, title, postedAt }, index: at }) => (
            <li key={id}>
              <button
                type="button"
                className={classNames(classes.title, at === index && classes.active)}
                aria-current={at === index}
                onClick={() => setIndex(at)}
              >
                {title}
                <time dateTime={postedAt}>{day(postedAt)}</time>
              </button>
            </li>
          ))}
        </ul>
        <Pagination
          label={t('notices.pages')}
          backLabel={t('action.back')}
          forwardLabel={t('action.forward')}
          pageLabel={number => t('page.number', { page: number })}
          page={page}
          pageCount={pageOfNotice(notices.length - 1)}
          onPage={next => setIndex(pageOfNotices(notices, next)[0]?.index ?? 0)}
        />
      </div>
      {notice && (
        <article className={classes.body} aria-live="polite">
          <h3>{notice.title}</h3>
          <time dateTime={notice.postedAt}>{day(notice.postedAt)}</time>
          <LateHtml html={notice.html} />
        </article>
      )}
    </div>
  )
}
