import type { ContractType } from '@baize/api'
import { moneyColumn } from '../../centre/records/money-column.tsx'
import records from '../../centre/records/record-page.module.css'
import type { Column } from '../../centre/records/record-table.tsx'
import { RecordTime } from '../../centre/records/record-time.tsx'
import { Signed } from '../../centre/records/signed.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
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
