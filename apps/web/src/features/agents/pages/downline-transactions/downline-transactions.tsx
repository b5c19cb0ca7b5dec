import type { ResponseOf } from '@baize/api'
import { Money } from '@baize/ui/money.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../../../shared/app/app-context.ts'
import { useApp } from '../../../../shared/app/use-app.ts'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { AccountField } from '../../../../shared/records/account-field.tsx'
import { Figures } from '../../../../shared/records/figures/figures.tsx'
import { useMoney } from '../../../../shared/records/figures/use-money.tsx'
import { Choice, FilterBar } from '../../../../shared/records/filter-bar.tsx'
import records from '../../../../shared/records/record-page.module.css'
import { StorySheet } from '../../../../shared/records/story-sheet.tsx'
import { RecordPages } from '../../../../shared/records/table/record-pages.tsx'
import { type Column, RecordTable } from '../../../../shared/records/table/record-table.tsx'
import { RecordTime } from '../../../../shared/records/table/record-time.tsx'
import { ShortId } from '../../../../shared/records/table/short-id.tsx'
import { useExport } from '../../../../shared/records/table/use-export.ts'
import { useRecordFilter } from '../../../../shared/records/use-record-filter.ts'
import { useCodeText } from '../../../records/index.ts'
import { moneyCodes } from './money-codes.ts'

type Movement = ResponseOf<'agents.transactions'>['list'][number]
const pageSize = 15

const everything: { account: string; code: (typeof moneyCodes)[number] | '' } = { account: '', code: '' }

/** Movements of the money of everybody below the agent, by type and day. */
export default function DownlineTransactions() {
  const t = useText()
  const { call } = useApp()
  const codeText = useCodeText()
  const { days, choices, choose, page, setPage, bar } = useRecordFilter(everything)
  const { account, code } = choices
  const [open, setOpen] = useState<Movement | null>(null)
  const file = useExport('agents.transactionsSheet')
  const filter = { ...days, ...(account && { account }), ...(code && { codes: code }) }
  const query = useQuery({ ...callQuery(call, 'agents.transactions', { ...filter, page, pageSize }), staleTime: 0 })
  const { data } = query
  const money = useMoney()
  return (
    <div className={records.page}>
      <FilterBar
        {...bar}
        onExport={data && data.totals.count > 0 ? () => file.save(filter) : undefined}
        isExporting={file.isExporting}
      >
        <AccountField account={account} onAccount={of => choose({ account: of })} />
        <Choice
          label={t('records.type')}
          value={code}
          options={moneyCodes.map(name => [name, codeText(name)] as const)}
          onChoose={next => choose({ code: next })}
        />
      </FilterBar>
      <Figures
        testId="totals"
        figures={[
          { label: t('agent.movements'), value: data ? String(data.totals.count) : '–' },
          { label: t('records.in'), value: money(data?.totals.in) },
          { label: t('records.out'), value: money(data?.totals.out) },
        ]}
      />
      <RecordTable
        label={t('agent.agentDownlineTransactionDetailsCopy')}
        columns={useColumns()}
        rows={data?.list}
        rowKey={({ id, account }) => `${id} ${account}`}
        onOpen={setOpen}
        query={query}
      />
      <RecordPages page={page} pageCount={data?.totalPages ?? 1} onPage={setPage} />
      {open && (
        <StorySheet
          title={codeText(open.type)}
          onClose={() => setOpen(null)}
          lines={[
            { label: t('records.time'), value: <RecordTime at={open.time} /> },
            { label: t('agent.account'), value: open.account, copies: open.account },
            { label: t('agent.level'), value: String(open.level) },
            { label: t('records.in'), value: money(open.in) },
            { label: t('records.out'), value: money(open.out) },
            ...(open.reference
              ? [{ label: t('records.reference'), value: open.reference, copies: open.reference }]
              : []),
            { label: t('records.transferId'), value: open.id, copies: open.id },
          ]}
        />
      )}
    </div>
  )
}

function useColumns(): Column<Movement>[] {
  const t = useText()
  const codeText = useCodeText()
  const isMoved = (amount: string): boolean => /[1-9]/.test(amount)
  /** What did not move in a direction is left empty there. */
  const moved = (amount: string) => (isMoved(amount) ? <Money amount={amount} symbol="" /> : '–')
  return [
    { label: t('records.time'), cell: ({ time }) => <RecordTime at={time} /> },
    {
      label: t('agent.account'),
      onTop: true,
      cell: ({ account }) => <span className={records.strong}>{account}</span>,
    },
    { label: t('agent.level'), isFigure: true, cell: ({ level }) => level },
    { label: t('records.type'), onTop: true, cell: ({ type }) => codeText(type) },
    { label: t('records.in'), isFigure: true, isZero: row => !isMoved(row.in), cell: row => moved(row.in) },
    { label: t('records.out'), isFigure: true, isZero: row => !isMoved(row.out), cell: row => moved(row.out) },
    {
      label: t('records.reference'),
      cell: ({ reference }) => (reference ? <ShortId id={reference} label={t('records.reference')} /> : '–'),
    },
  ]
}
