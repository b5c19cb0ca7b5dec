import { classNames } from '@baize/ui/class-names.ts'
import { Dialog } from '@baize/ui/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../app/app.tsx'
import { announcementsQuery } from '../app/queries.ts'
import { useText } from '../shared/i18n/use-text.ts'
import type { DialogRequest } from './dialog-store.ts'
import { closeDialog } from './dialog-store.ts'
import classes from './notice-dialog.module.css'
import { allNotices } from './notices.ts'
import { SafeHtml } from './safe-html.tsx'

/** The announcements: titles on the left, the chosen one on the right. */
export default function NoticeDialog({ request }: { request: Extract<DialogRequest, { kind: 'notice' }> }) {
  const t = useText()
  const { data } = useQuery(announcementsQuery(useApp()))
  const [index, setIndex] = useState(request.index)
  const notices = data ? allNotices(data) : []
  const notice = notices[index]
  return (
    <Dialog title={t('notices.title')} closeLabel={t('action.close')} onClose={closeDialog} closesOutside width={820}>
      <div className={classes.notices}>
        <ul className={classes.titles}>
          {notices.map(({ id, title, postedAt }, at) => (
            <li key={id}>
              <button
                type="button"
                className={classNames(classes.title, at === index && classes.active)}
                aria-current={at === index}
                onClick={() => setIndex(at)}
              >
                {title}
                <time dateTime={postedAt}>{postedAt.slice(0, 10)}</time>
              </button>
            </li>
          ))}
        </ul>
        {notice && (
          <article className={classes.body}>
            <h3>{notice.title}</h3>
            <SafeHtml html={notice.html} />
          </article>
        )}
      </div>
    </Dialog>
  )
}
