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
import { useExport } from '../../../../shared/records/table/use-export.ts'
import { useRecordFilter } from '../../../../shared/records/use-record-filter.ts'
import { Waiting } from '../../../../shared/waiting.tsx'
import { WaitingOffers } from '../../../contracts/index.ts'
import { AgentHome } from '../../home/agent-home.tsx'
import classes from '../../parts/agent-page.module.css'
import { ChoiceChart } from '../../parts/choice-chart.tsx'

type Overview = ResponseOf<'agents.overview'>

/** The agent's business today, then how large the team is and what it did over some days, in all and day by day. */
export default function TeamOverview() {
  const t = useText()
  const { call } = useApp()
  const { days, bar } = useRecordFilter({})
  const file = useExport('agents.overviewSheet')
  const query = useQuery({ ...callQuery(call, 'agents.overview', days), staleTime: 0 })
  const { data } = query
  if (!data && query.isError) return <Waiting queries={[query]} blank={classes.blank} />
  return (
    <div className={records.page}>
      <AgentHome offers={<WaitingOffers />} />
      <FilterBar {...bar} onExport={data ? () => file.save(days) : undefined} isExporting={file.isExporting} />
      <TeamFigures data={data} />
      {data ? (
        <ChoiceChart
          byDay={data.byDay}
          choices={[
            ['netWin', t('records.net')],
            ['validBet', t('records.validBet')],
            ['deposits', t('agent.deposits')],
            ['withdrawals', t('agent.withdrawals')],
          ]}
          signed="netWin"
        />
      ) : (
        <Skeleton className={classes.blank ?? ''} />
      )}
    </div>
  )
}

function TeamFigures({ data }: { data: Overview | undefined }) {
  const t = useText()
  const defined = useDefined()
  const count = (number: number | undefined) => (number === undefined ? '–' : String(number))
  const money = useMoney()
  return (
    <>
      <Figures
        testId="team"
        figures={[
          { label: t('agent.members'), value: count(data?.members) },
          { label: t('agent.direct'), value: count(data?.direct) },
          { label: t('agent.active'), value: count(data?.active) },
          { label: t('agent.registered'), value: count(data?.registered) },
        ]}
      />
      <Figures
        testId="totals"
        figures={[
          { ...defined('net'), value: data ? <Signed amount={data.netWin} /> : '–' },
          { ...defined('turnover'), value: money(data?.turnover) },
          { ...defined('validBet'), value: money(data?.validBet) },
          { ...defined('payout'), value: money(data?.payout) },
          { ...defined('deposits'), value: money(data?.deposits) },
          { ...defined('withdrawals'), value: money(data?.withdrawals) },
          { ...defined('rebate'), value: money(data?.rebate) },
          { ...defined('bonus'), value: money(data?.bonus) },
        ]}
      />
    </>
  )
}
