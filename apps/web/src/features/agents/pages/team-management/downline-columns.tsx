import type { ResponseOf } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { useText } from '../../../../shared/i18n/use-text.ts'
import records from '../../../../shared/records/record-page.module.css'
import { moneyColumn } from '../../../../shared/records/table/money-column.tsx'
import type { Column } from '../../../../shared/records/table/record-table.tsx'
import { RecordTime } from '../../../../shared/records/table/record-time.tsx'
import classes from './team-management.module.css'

export type Downline = ResponseOf<'agents.downlines'>['list'][number]

/** What the table says of a downline. The number of direct downlines leads to them. */
export function useDownlineColumns(onShow: (id: string) => void): Column<Downline>[] {
  const t = useText()
  return [
    {
      label: t('agent.account'),
      onTop: true,
      cell: ({ account, nickname }) => (
        <span>
          <span className={records.strong}>{account}</span>
          <span className={records.soft}>{nickname}</span>
        </span>
      ),
    },
    { label: t('agent.type'), cell: ({ type }) => t(`agent.type.${type as 0 | 1 | 2 | 41 | 42}`) },
    moneyColumn(t('wallet.balance'), ({ balance }) => balance, true),
    {
      label: t('agent.lastSignIn'),
      cell: ({ lastSignInAt }) => (lastSignInAt ? <RecordTime at={lastSignInAt} /> : t('agent.never')),
    },
    {
      label: t('agent.contracts'),
      isZero: ({ contracts }) => contracts.length === 0,
      cell: ({ contracts }) =>
        contracts.length === 0 ? '–' : contracts.map(contract => <RunningRate key={contract.type} {...contract} />),
    },
    {
      label: t('agent.teamSize'),
      isFigure: true,
      // The member alone is no team.
      isZero: ({ teamSize }) => teamSize === 1,
      cell: ({ teamSize }) => teamSize,
    },
    {
      label: t('agent.direct'),
      isFigure: true,
      isZero: ({ directCount }) => directCount === 0,
      cell: ({ id, account, directCount }) =>
        directCount === 0 ? (
          0
        ) : (
          <Button size="small" className={classes.deeper} onClick={() => onShow(id)}>
            {directCount} <span aria-hidden="true">›</span>
            <span className="visually-hidden">{t('agent.showDownlinesOf', { account })}</span>
          </Button>
        ),
    },
    {
      label: t('records.status'),
      cell: ({ state }) => (
        <span className={records.status} data-good={state === 'ACTIVE'}>
          {t(`agent.state.${state}`)}
        </span>
      ),
    },
  ]
}

/** A contract that runs for a downline: its kind, and what it pays at most. */
function RunningRate({ type, rate }: Downline['contracts'][number]) {
  const t = useText()
  return (
    <span className={classes.rate}>
      {t(`agent.contractType.${type}`)} <b>{t('agent.percent', { rate })}</b>
    </span>
  )
}
