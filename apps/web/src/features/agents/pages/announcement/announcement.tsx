import { EmptyState } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../../../shared/app/app-context.ts'
import { useApp } from '../../../../shared/app/use-app.ts'
import { LateHtml } from '../../../../shared/dialogs/late-html.tsx'
import { useText } from '../../../../shared/i18n/use-text.ts'
import records from '../../../../shared/records/record-page.module.css'
import { RecordPages } from '../../../../shared/records/table/record-pages.tsx'
import { RecordTime } from '../../../../shared/records/table/record-time.tsx'
import { Waiting } from '../../../../shared/waiting.tsx'
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
