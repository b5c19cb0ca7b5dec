import { EmptyState } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../app/app.tsx'
import { callQuery } from '../../../app/app-context.ts'
import records from '../../../centre/records/record-page.module.css'
import { RecordPages } from '../../../centre/records/record-pages.tsx'
import { RecordTime } from '../../../centre/records/record-time.tsx'
import { LateHtml } from '../../../dialogs/late-html.tsx'
import { Waiting } from '../../../late/waiting.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from './announcement.module.css'

const pageSize = 9

/** What the house tells its agents: titles, and the one that is open. */
export default function Announcement() {
  const t = useText()
  const { call } = useApp()
  const [page, setPage] = useState(1)
  const [openId, setOpenId] = useState<string | null>(null)
  const query = useQuery({ ...callQuery(call, 'agents.announcements', { page, pageSize }), staleTime: 0 })
  const { data } = query
  if (!data) return <Waiting queries={[query]} blank={classes.blank} count={4} />
  if (data.list.length === 0) return <EmptyState icon="megaphone" title={t('agent.noNews')} />
  return (
    <div className={records.page}>
      <ul className={classes.list}>
        {data.list.map(({ id, title, html, postedAt }, place) => {
          const isOpen = openId === null ? place === 0 : openId === id
          return (
            <li key={id} className={classes.item} data-testid="announcement">
              <button
                type="button"
                className={classes.title}
                aria-expanded={isOpen}
                onClick={() => setOpenId(isOpen ? '' : id)}
              >
                <strong>{title}</strong>
                <small>
                  <RecordTime at={postedAt} />
                </small>
              </button>
              {isOpen && <LateHtml html={html} />}
            </li>
          )
        })}
      </ul>
      <RecordPages page={page} pageCount={data.totalPages} onPage={setPage} />
    </div>
  )
}
