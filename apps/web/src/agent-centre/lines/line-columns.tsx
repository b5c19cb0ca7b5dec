import type { ContractType } from '@baize/api'
import { Money } from '@baize/ui/money.tsx'
import records from '../../centre/records/record-page.module.css'
import type { Column } from '../../centre/records/record-table.tsx'
import { RecordTime } from '../../centre/records/record-time.tsx'
import { Signed } from '../../centre/records/signed.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import type { Line } from './use-lines.ts'

/** What the table says of a line; the rest is in its story. */
export function useLineColumns(type: ContractType): Column<Line>[] {
  const t = useText()
  const money = (amount: string | undefined) => <Money amount={amount ?? '0.00'} symbol="" />
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
    { label: t('agent.teamValidBet'), isFigure: true, cell: ({ validBet }) => money(validBet) },
    isDividend
      ? { label: t('agent.teamNetLoss'), isFigure: true, cell: ({ netLoss }) => money(netLoss) }
      : { label: t('agent.threshold'), isFigure: true, cell: ({ threshold }) => money(threshold) },
    ...(isDividend ? [{ label: t('agent.tierReached'), isFigure: true, cell: ({ tier }: Line) => tier || '–' }] : []),
    { label: t('agent.rate'), isFigure: true, cell: ({ rate }) => t('agent.percent', { rate }) },
    { label: t('agent.due'), isFigure: true, cell: ({ due }) => money(due) },
    { label: t('agent.adjustment'), isFigure: true, cell: ({ adjustment }) => <Signed amount={adjustment} plain /> },
    { label: t('agent.amount'), isFigure: true, onTop: true, cell: ({ amount }) => money(amount) },
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
