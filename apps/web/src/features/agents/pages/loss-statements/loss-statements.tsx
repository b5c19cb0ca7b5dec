import type { ResponseOf } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../../shared/app/app-context.ts'
import { useApp } from '../../../../shared/app/use-app.ts'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { AccountField } from '../../../../shared/records/account-field.tsx'
import { Figures } from '../../../../shared/records/figures/figures.tsx'
import { useDefined } from '../../../../shared/records/figures/use-defined.ts'
import { useMoney } from '../../../../shared/records/figures/use-money.tsx'
import { FilterBar } from '../../../../shared/records/filter-bar.tsx'
import records from '../../../../shared/records/record-page.module.css'
import { moneyColumn } from '../../../../shared/records/table/money-column.tsx'
import { RecordPages } from '../../../../shared/records/table/record-pages.tsx'
import { type Column, RecordTable } from '../../../../shared/records/table/record-table.tsx'
import { useExport } from '../../../../shared/records/table/use-export.ts'
import { useRecordFilter } from '../../../../shared/records/use-record-filter.ts'

type Statement = ResponseOf<'agents.statements'>['list'][number]
const pageSize = 15

/** What each member of the team put in, took out, and lost to the house. */
export default function LossStatements() {
  const t = useText()
  const defined = useDefined()
  const { call } = useApp()
  const { days, choices, choose, page, setPage, bar } = useRecordFilter({ account: '' })
  const { account } = choices
  const file = useExport('agents.statementsSheet')
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
