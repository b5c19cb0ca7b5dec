import type { ResponseOf } from '@baize/api'
import { Skeleton } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../../shared/app/app-context.ts'
import { useApp } from '../../../../shared/app/use-app.ts'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { Figures } from '../../../../shared/records/figures/figures.tsx'
import { Signed } from '../../../../shared/records/figures/signed.tsx'
import { useDefined } from '../../../../shared/records/figures/use-defined.ts'
import { useMoney } from '../../../../shared/records/figures/use-money.tsx'
import { FilterBar } from '../../../../shared/records/filter-bar.tsx'
import records from '../../../../shared/records/record-page.module.css'
import { moneyColumn } from '../../../../shared/records/table/money-column.tsx'
import { type Column, RecordTable } from '../../../../shared/records/table/record-table.tsx'
import { useExport } from '../../../../shared/records/table/use-export.ts'
import { useRecordFilter } from '../../../../shared/records/use-record-filter.ts'
import classes from '../../parts/agent-page.module.css'
import { ChoiceChart } from '../../parts/choice-chart.tsx'

type Income = ResponseOf<'agents.income'>
type Day = Income['list'][number]

/** What contracts and commissions brought the agent, day by day, and what the agent paid on. */
export default function MyIncome() {
  const t = useText()
  const { call } = useApp()
  const { days, bar } = useRecordFilter({})
  const file = useExport('agents.incomeSheet')
  const query = useQuery({ ...callQuery(call, 'agents.income', days), staleTime: 0 })
  const { data } = query
  return (
    <div className={records.page}>
      <FilterBar {...bar} onExport={data ? () => file.save(days) : undefined} isExporting={file.isExporting} />
      <IncomeFigures total={data?.total} />
      {data && (
        <ChoiceChart
          byDay={data.list}
          choices={[
            ['income', t('agent.income')],
            ['paidToDownlines', t('agent.paidToDownlines')],
            ['kept', t('agent.kept')],
          ]}
          signed="kept"
        />
      )}
      {!data && !query.isError && <Skeleton className={classes.blank ?? ''} />}
      <RecordTable
        label={t('agent.agentRevenueReport')}
        columns={useColumns()}
        rows={data?.list.toReversed()}
        rowKey={({ day }) => day}
        query={query}
      />
    </div>
  )
}

function IncomeFigures({ total }: { total: Income['total'] | undefined }) {
  const t = useText()
  const defined = useDefined()
  const money = useMoney()
  return (
    <Figures
      testId="totals"
      figures={[
        { label: t('agent.income'), value: money(total?.income) },
        { label: t('agent.paidToDownlines'), value: money(total?.paidToDownlines) },
        { label: t('agent.kept'), value: total ? <Signed amount={total.kept} /> : '–' },
        { label: t('agent.contractType.DIVIDEND'), value: money(total?.dividend) },
        { label: t('agent.contractType.DAILY'), value: money(total?.daily) },
        { label: t('agent.contractType.HOURLY'), value: money(total?.hourly) },
        { label: t('agent.contractType.REALTIME'), value: money(total?.realtime) },
        { ...defined('commission'), value: money(total?.commission) },
      ]}
    />
  )
}

function useColumns(): Column<Day>[] {
  const t = useText()
  const defined = useDefined()
  return [
    { label: t('records.day'), onTop: true, cell: ({ day }) => <span className={records.strong}>{day}</span> },
    moneyColumn(t('agent.contractType.DIVIDEND'), row => row.dividend),
    moneyColumn(t('agent.contractType.DAILY'), row => row.daily),
    moneyColumn(t('agent.contractType.HOURLY'), row => row.hourly),
    moneyColumn(t('agent.contractType.REALTIME'), row => row.realtime),
    moneyColumn(defined('commission'), row => row.commission),
    moneyColumn(t('agent.income'), row => row.income),
    moneyColumn(t('agent.paidToDownlines'), row => row.paidToDownlines),
    { label: t('agent.kept'), isFigure: true, onTop: true, cell: ({ kept }) => <Signed amount={kept} plain /> },
  ]
}
