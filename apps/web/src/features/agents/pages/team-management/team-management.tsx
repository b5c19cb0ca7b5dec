import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../../../shared/app/app-context.ts'
import { useApp } from '../../../../shared/app/use-app.ts'
import { useText } from '../../../../shared/i18n/use-text.ts'
import records from '../../../../shared/records/record-page.module.css'
import { RecordPages } from '../../../../shared/records/table/record-pages.tsx'
import { RecordTable } from '../../../../shared/records/table/record-table.tsx'
import { type Downline, useDownlineColumns } from './downline-columns.tsx'
import { DownlineSheet } from './downline-sheet.tsx'
import { type Sort, TreeBar } from './tree-bar.tsx'

const pageSize = 15

/** The agent's downlines, level by level, and what can be done for each of them. */
export default function TeamManagement() {
  const t = useText()
  const { call } = useApp()
  const [of, setOf] = useState<string>()
  const [account, setAccount] = useState('')
  const [sort, setSort] = useState<Sort>('REGISTERED')
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<Downline | null>(null)
  const query = useQuery({
    ...callQuery(call, 'agents.downlines', { ...(of && { of }), ...(account && { account }), sort, page, pageSize }),
    staleTime: 0,
    placeholderData: before => before,
  })
  const { data } = query
  const show = (id: string | undefined): void => {
    setOf(id)
    setAccount('')
    setPage(1)
    setOpen(null)
  }
  return (
    <div className={records.page}>
      <TreeBar
        path={data?.path ?? []}
        account={account}
        sort={sort}
        onShow={show}
        onAccount={text => {
          setAccount(text)
          setPage(1)
        }}
        onSort={next => {
          setSort(next)
          setPage(1)
        }}
      />
      <RecordTable
        label={t('agent.downlineManagmentView')}
        columns={useDownlineColumns(show)}
        rows={data?.list}
        rowKey={({ id }) => id}
        onOpen={setOpen}
        query={query}
        none={
          account
            ? { title: t('agent.noSuchAccount'), hint: t('agent.noSuchAccountHint') }
            : { title: t('agent.noDownlines'), hint: t('agent.noDownlinesHint'), icon: 'info' }
        }
      />
      <RecordPages page={page} pageCount={data?.totalPages ?? 1} onPage={setPage} />
      {open && <DownlineSheet id={open.id} account={open.account} onShow={show} onClose={() => setOpen(null)} />}
    </div>
  )
}
