import type { ResponseOf } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../../app/app.tsx'
import { callQuery } from '../../../app/app-context.ts'
import { AccountField } from '../../../centre/records/account-field.tsx'
import { Figures } from '../../../centre/records/figures.tsx'
import { FilterBar } from '../../../centre/records/filter-bar.tsx'
import { moneyColumn } from '../../../centre/records/money-column.tsx'
import records from '../../../centre/records/record-page.module.css'
import { RecordPages } from '../../../centre/records/record-pages.tsx'
import { type Column, RecordTable } from '../../../centre/records/record-table.tsx'
import { useExport } from '../../../centre/records/use-export.ts'
import { useMoney } from '../../../centre/records/use-money.tsx'
import { useRecordFilter } from '../../../centre/records/use-record-filter.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

type Statement = ResponseOf<'agents.statements'>['list'][number]
const pageSize = 15

/** What each member of the team put in, took out, and lost to the house. */
export default function LossStatements() {
  const t = useText()
  const { call } = useApp()
  const { days, choices, choose, page, setPage, bar } = useRecordFilter({ account: '' })
  const { account } = choices
  const file = useExport('agents.statementsCsv')
  const filter = { ...days, ...(account && { account }) }
  const query = useQuery({ ...callQuery(call, 'agents.statements', { ...filter, page, pageSize }), staleTime: 0 })
  const { data } = query
  const money = useMoney()
  return (
    <div className={records.page}>
      <FilterBar
        {...bar}
        onExport={data && data.totalCount > 0 ? () => file.save(filter) : undefined}
        isExporting={file.isExporting}
      >
        <AccountField account={account} onAccount={of => choose({ account: of })} />
      </FilterBar>
      <Figures
        testId="totals"
        figures={[
          { label: t('agent.netLoss'), value: money(data?.total.netLoss) },
          { label: t('agent.deposits'), value: money(data?.total.deposits) },
          { label: t('agent.withdrawals'), value: money(data?.total.withdrawals) },
          { label: t('records.turnover'), value: money(data?.total.turnover) },
          { label: t('records.validBet'), value: money(data?.total.validBet) },
          { label: t('records.payout'), value: money(data?.total.payout) },
          { label: t('records.rebate'), value: money(data?.total.rebate) },
          { label: t('records.bonus'), value: money(data?.total.bonus) },
          { label: t('agent.salary'), value: money(data?.total.salary) },
        ]}
      />
      <RecordTable
        label={t('agent.palStatementsAgentCopy')}
        columns={useColumns()}
        rows={data?.list}
        rowKey={row => row.account}
        query={query}
      />
      <RecordPages page={page} pageCount={data?.totalPages ?? 1} onPage={setPage} />
    </div>
  )
}

function useColumns(): Column<Statement>[] {
  const t = useText()
  return [
    {
      label: t('agent.account'),
      onTop: true,
      cell: ({ account }) => <span className={records.strong}>{account}</span>,
    },
    { label: t('agent.level'), isFigure: true, cell: ({ level }) => level },
    moneyColumn(t('agent.deposits'), row => row.deposits),
    moneyColumn(t('agent.withdrawals'), row => row.withdrawals),
    moneyColumn(t('records.turnover'), row => row.turnover),
    moneyColumn(t('records.validBet'), row => row.validBet),
    moneyColumn(t('records.payout'), row => row.payout),
    moneyColumn(t('records.rebate'), row => row.rebate),
    moneyColumn(t('records.bonus'), row => row.bonus),
    moneyColumn(t('agent.salary'), row => row.salary),
    moneyColumn(t('agent.netLoss'), row => row.netLoss, true),
  ]
}
