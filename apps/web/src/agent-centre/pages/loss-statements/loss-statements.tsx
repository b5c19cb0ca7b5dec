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
import { useDefined } from '../../../centre/records/use-defined.ts'
import { useExport } from '../../../centre/records/use-export.ts'
import { useMoney } from '../../../centre/records/use-money.tsx'
import { useRecordFilter } from '../../../centre/records/use-record-filter.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

type Statement = ResponseOf<'agents.statements'>['list'][number]
const pageSize = 15

/** What each member of the team put in, took out, and lost to the house. */
export default function LossStatements() {
  const t = useText()
  const defined = useDefined()
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
          { ...defined('netLoss'), value: money(data?.total.netLoss) },
          { ...defined('deposits'), value: money(data?.total.deposits) },
          { ...defined('withdrawals'), value: money(data?.total.withdrawals) },
          { ...defined('turnover'), value: money(data?.total.turnover) },
          { ...defined('validBet'), value: money(data?.total.validBet) },
          { ...defined('payout'), value: money(data?.total.payout) },
          { ...defined('rebate'), value: money(data?.total.rebate) },
          { ...defined('bonus'), value: money(data?.total.bonus) },
          { ...defined('salary'), value: money(data?.total.salary) },
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
  const defined = useDefined()
  return [
    {
      label: t('agent.account'),
      onTop: true,
      cell: ({ account }) => <span className={records.strong}>{account}</span>,
    },
    { label: t('agent.level'), isFigure: true, cell: ({ level }) => level },
    moneyColumn(defined('deposits'), row => row.deposits),
    moneyColumn(defined('withdrawals'), row => row.withdrawals),
    moneyColumn(defined('turnover'), row => row.turnover),
    moneyColumn(defined('validBet'), row => row.validBet),
    moneyColumn(defined('payout'), row => row.payout),
    moneyColumn(defined('rebate'), row => row.rebate),
    moneyColumn(defined('bonus'), row => row.bonus),
    moneyColumn(defined('salary'), row => row.salary),
    moneyColumn(defined('netLoss'), row => row.netLoss, true),
  ]
}
