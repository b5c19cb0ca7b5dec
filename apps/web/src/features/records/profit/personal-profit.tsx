import type { ResponseOf } from '@baize/api'
import { Skeleton } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { DayChart } from '../../../shared/records/charts/day-chart.tsx'
import { Figures } from '../../../shared/records/figures/figures.tsx'
import { Signed } from '../../../shared/records/figures/signed.tsx'
import { useDefined } from '../../../shared/records/figures/use-defined.ts'
import { useMoney } from '../../../shared/records/figures/use-money.tsx'
import { FilterBar } from '../../../shared/records/filter-bar.tsx'
import classes from '../../../shared/records/record-page.module.css'
import { moneyColumn } from '../../../shared/records/table/money-column.tsx'
import { type Column, RecordTable } from '../../../shared/records/table/record-table.tsx'
import { useRecordFilter } from '../../../shared/records/use-record-filter.ts'
import own from './personal-profit.module.css'

type Profit = ResponseOf<'records.profit'>
type Row = Omit<Profit['rows'][number], 'category'> & { category: Profit['rows'][number]['category'] | 'TOTAL' }

/** What the member's play came to: in all, day by day, and by category. */
export default function PersonalProfit() {
  const t = useText()
  const defined = useDefined()
  const { call } = useApp()
  const { days, bar } = useRecordFilter({})
  const query = useQuery({ ...callQuery(call, 'records.profit', days), staleTime: 0 })
  const { data } = query
  const rows: Row[] | undefined =
    data && (data.rows.length > 0 ? [...data.rows, { category: 'TOTAL', ...data.total }] : [])
  const money = useMoney()
  return (
    <div className={classes.page}>
      <FilterBar {...bar} />
      <Figures
        testId="totals"
        figures={[
          { ...defined('net'), value: data ? <Signed amount={data.total.netWin} /> : '–' },
          { label: t('records.turnover'), value: money(data?.total.turnover) },
          { label: t('records.payout'), value: money(data?.total.payout) },
          { label: t('records.rebate'), value: money(data?.total.rebate) },
          { label: t('records.bonus'), value: money(data?.total.bonus) },
        ]}
      />
      {rows && rows.length > 0 && data && (
        <DayChart
          title={t('records.byDay')}
          values={data.byDay.map(({ day, netWin: amount }) => ({ day, amount }))}
          label={t('records.net')}
          isSigned
        />
      )}
      {!data && !query.isError && <Skeleton className={own.blank ?? ''} />}
      <RecordTable
        label={t('centre.personalProfit')}
        columns={useColumns()}
        rows={rows}
        rowKey={({ category }) => category}
        query={query}
      />
    </div>
  )
}

function useColumns(): Column<Row>[] {
  const t = useText()
  const defined = useDefined()
  const nameOf = (category: Row['category']): string =>
    category === 'TOTAL' ? t('records.total') : category === 'OTHER' ? t('records.other') : t(`category.${category}`)
  return [
    {
      label: t('records.category'),
      onTop: true,
      cell: ({ category }) => <span className={classes.strong}>{nameOf(category)}</span>,
    },
    moneyColumn(t('records.turnover'), row => row.turnover),
    moneyColumn(t('records.validBet'), row => row.validBet),
    moneyColumn(t('records.payout'), row => row.payout),
    moneyColumn(t('records.rebate'), row => row.rebate),
    moneyColumn(t('records.bonus'), row => row.bonus),
    { ...defined('net'), isFigure: true, onTop: true, cell: row => <Signed amount={row.netWin} plain /> },
  ]
}
