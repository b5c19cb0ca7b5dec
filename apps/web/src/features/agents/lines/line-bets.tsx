import type { ResponseOf } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Figures } from '../../../shared/records/figures/figures.tsx'
import { Signed } from '../../../shared/records/figures/signed.tsx'
import { useMoney } from '../../../shared/records/figures/use-money.tsx'
import records from '../../../shared/records/record-page.module.css'
import { moneyColumn } from '../../../shared/records/table/money-column.tsx'
import { RecordPages } from '../../../shared/records/table/record-pages.tsx'
import { type Column, RecordTable } from '../../../shared/records/table/record-table.tsx'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import { ShortId } from '../../../shared/records/table/short-id.tsx'

type Answer = ResponseOf<'contracts.lineBets'>
type LineBet = Answer['list'][number]
type Adjustment = Answer['adjustments'][number]
const pageSize = 10

/** The bets that made a line, and what became known late of earlier windows. */
export function LineBets({ lineId }: { lineId: string }) {
  const t = useText()
  const { call } = useApp()
  const [page, setPage] = useState(1)
  const query = useQuery({ ...callQuery(call, 'contracts.lineBets', { lineId, page, pageSize }), staleTime: 0 })
  const { data } = query
  const money = useMoney()
  return (
    <section className={records.page} aria-label={t('agent.lineBets')}>
      <h3>{t('agent.lineBets')}</h3>
      <Figures
        testId="line-totals"
        figures={[
          { label: t('records.bets'), value: data ? String(data.totals.count) : '–' },
          { label: t('records.stake'), value: money(data?.totals.stake) },
          { label: t('records.payout'), value: money(data?.totals.payout) },
          { label: t('records.validBet'), value: money(data?.totals.validBet) },
        ]}
      />
      <RecordTable
        label={t('agent.lineBets')}
        columns={useColumns()}
        rows={data?.list}
        rowKey={bet => bet.betId + bet.knownAt}
        query={query}
        none={{ title: t('agent.noLineBets') }}
      />
      <RecordPages page={page} pageCount={data?.totalPages ?? 1} onPage={setPage} />
      {data && data.adjustments.length > 0 && <Adjustments adjustments={data.adjustments} query={query} />}
    </section>
  )
}

function useColumns(): Column<LineBet>[] {
  const t = useText()
  return [
    {
      label: t('records.time'),
      cell: ({ time, late }) => (
        <span>
          <RecordTime at={time} />
          {late && <span className={records.soft}>{t('agent.knownLate')}</span>}
        </span>
      ),
    },
    { label: t('agent.account'), onTop: true, cell: ({ account }) => account },
    { label: t('records.game'), cell: ({ gameName }) => gameName },
    { label: t('records.betId'), cell: ({ betId }) => <ShortId id={betId} label={t('records.betId')} /> },
    moneyColumn(t('records.stake'), ({ stake }) => stake),
    moneyColumn(t('records.payout'), ({ payout }) => payout),
    moneyColumn(t('records.validBet'), ({ validBet }) => validBet, true),
  ]
}

type AdjustmentsProps = { adjustments: Adjustment[]; query: Parameters<typeof RecordTable>[0]['query'] }

/** What earlier windows would earn now, against what they were last computed at. */
function Adjustments({ adjustments, query }: AdjustmentsProps) {
  const t = useText()
  return (
    <RecordTable<Adjustment>
      label={t('agent.adjustment')}
      columns={[
        { label: t('agent.adjustedWindow'), onTop: true, cell: row => <RecordTime at={row.windowStart} /> },
        moneyColumn(t('agent.before'), ({ before }) => before),
        moneyColumn(t('agent.after'), ({ after }) => after),
        {
          label: t('agent.adjustment'),
          isFigure: true,
          onTop: true,
          cell: ({ difference }) => <Signed amount={difference} plain />,
        },
      ]}
      rows={adjustments}
      rowKey={({ windowStart }) => windowStart}
      query={query}
    />
  )
}
