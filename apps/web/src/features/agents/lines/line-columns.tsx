import type { ContractType } from '@baize/api'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Signed } from '../../../shared/records/figures/signed.tsx'
import records from '../../../shared/records/record-page.module.css'
import { moneyColumn } from '../../../shared/records/table/money-column.tsx'
import type { Column } from '../../../shared/records/table/record-table.tsx'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import type { Line } from './use-lines.ts'

/** What the table says of a line; the rest is in its story. */
export function useLineColumns(type: ContractType): Column<Line>[] {
  const t = useText()
  const isDividend = type === 'DIVIDEND'
  return [
    {
      label: t('agent.window'),
      onTop: true,
      cell: ({ windowStart }) => <RecordTime at={windowStart} />,
    },
    {
      label: t('agent.otherSide'),
      cell: ({ side, payer, payee }) => (
        <span>
          <span className={records.strong}>{side === 'PAID' ? payee : (payer ?? t('agent.house'))}</span>
          <span className={records.soft}>{t(`agent.side.${side}`)}</span>
        </span>
      ),
    },
    moneyColumn(t('agent.teamValidBet'), ({ validBet }) => validBet),
    isDividend
      ? moneyColumn(t('agent.teamNetLoss'), ({ netLoss }) => netLoss ?? '0.00')
      : moneyColumn(t('agent.threshold'), ({ threshold }) => threshold ?? '0.00'),
    ...(isDividend ? [{ label: t('agent.tierReached'), isFigure: true, cell: ({ tier }: Line) => tier || '–' }] : []),
    { label: t('agent.rate'), isFigure: true, cell: ({ rate }) => t('agent.percent', { rate }) },
    moneyColumn(t('agent.due'), ({ due }) => due),
    {
      label: t('agent.adjustment'),
      isFigure: true,
      isZero: ({ adjustment }) => !/[1-9]/.test(adjustment),
      cell: ({ adjustment }) => <Signed amount={adjustment} plain />,
    },
    moneyColumn(t('agent.amount'), ({ amount }) => amount, true),
    {
      label: t('records.status'),
      cell: ({ state }) => (
        <span className={records.status} data-good={state === 'PAID'}>
          {t(`agent.lineState.${state}`)}
        </span>
      ),
    },
  ]
}
