import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app.tsx'
import { announcementsQuery } from '../../app/queries.ts'
import { Waiting } from '../../late/waiting.tsx'
import { NoticeBrowser } from '../../notices/notice-browser.tsx'
import { allNotices } from '../../notices/notices.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './notice-page.module.css'

/** The announcements on a page of their own. */
export default function NoticePage() {
  const t = useText()
  const query = useQuery(announcementsQuery(useApp()))
  const { data } = query
  return (
    <>
      <h1 className={classes.title}>{t('notices.title')}</h1>
      <p className={classes.lead}>{t('notices.lead')}</p>
      <div className={classes.panel}>
        {data ? <NoticeBrowser notices={allNotices(data)} /> : <Waiting queries={[query]} blank={classes.blank} />}
      </div>
    </>
  )
}
