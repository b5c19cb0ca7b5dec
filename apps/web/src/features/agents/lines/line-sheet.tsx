import type { ContractType } from '@baize/api'
import { Modal } from '@baize/ui/modal.tsx'
import { Money, moneyText } from '@baize/ui/money.tsx'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { type StoryLine, StoryLines } from '../../../shared/records/story-sheet.tsx'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import { LineBets } from './line-bets.tsx'
import classes from './lines.module.css'
import type { Line } from './use-lines.ts'

/** One line: every figure that it follows from, and the bets that made it. */
export function LineSheet({ type, line, onClose }: { type: ContractType; line: Line; onClose: () => void }) {
  const t = useText()
  return (
    <Modal
      title={`${t(`agent.contractType.${type}`)} · ${t(`agent.lineState.${line.state}`)}`}
      closeLabel={t('action.close')}
      onClose={onClose}
      closesOutside
      widthPx={760}
      testId="line"
    >
      <div className={classes.sheet}>
        <StoryLines lines={useStory(line)} />
        <LineBets lineId={line.id} />
      </div>
    </Modal>
  )
}

function useStory(line: Line): StoryLine[] {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  const money = (label: string, amount: string | undefined): StoryLine[] =>
    amount === undefined ? [] : [{ label, value: <Money amount={amount} symbol={currencySymbol} /> }]
  // What makes no cent stands behind the cents, which are cut.
  const exact = (label: string, amount: string): StoryLine => ({
    label,
    value: <span className="tabular">{moneyText(amount, currencySymbol) + amount.split('.')[1]!.slice(2)}</span>,
  })
  return [
    {
      label: t('agent.window'),
      value: (
        <>
          <RecordTime at={line.windowStart} /> – <RecordTime at={line.windowEnd} />
        </>
      ),
    },
    { label: t('agent.payer'), value: line.payer ?? t('agent.house') },
    { label: t('agent.payee'), value: line.payee },
    ...money(t('records.turnover'), line.turnover),
    ...money(t('records.payout'), line.payout),
    ...money(t('records.rebate'), line.rebate),
    ...money(t('records.bonus'), line.bonus),
    ...money(t('agent.salary'), line.salary),
    ...money(t('agent.teamNetLoss'), line.netLoss),
    ...money(t('agent.teamValidBet'), line.validBet),
    ...money(t('agent.threshold'), line.threshold),
    { label: t('agent.active'), value: String(line.activeMembers) },
    ...(line.tier === undefined ? [] : [{ label: t('agent.tierReached'), value: String(line.tier || '–') }]),
    { label: t('agent.rate'), value: t('agent.percent', { rate: line.rate }) },
    exact(t('agent.due'), line.due),
    exact(t('agent.adjustment'), line.adjustment),
    exact(t('agent.carryIn'), line.carryIn),
    ...money(t('agent.amount'), line.amount),
    exact(t('agent.carryOut'), line.carryOut),
    ...(line.paidAt ? [{ label: t('agent.paidAt'), value: <RecordTime at={line.paidAt} /> }] : []),
    { label: t('agent.contractId'), value: line.contractId, copies: line.contractId },
  ]
}
