import { useQuery } from '@tanstack/react-query'
import { announcementsQuery } from '../../shared/app/queries.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Waiting } from '../../shared/waiting.tsx'
import { NoticeBrowser } from './notice-browser.tsx'
import classes from './notice-page.module.css'
import { allNotices } from './notices.ts'

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
