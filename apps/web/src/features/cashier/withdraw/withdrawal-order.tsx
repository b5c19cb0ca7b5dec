import type { ResponseOf } from '@baize/api'
import { Summary } from '../../../shared/forms/figures.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'
import { OrderCard } from '../orders/order-card.tsx'
import { AnswerForm } from './answer-form.tsx'
import { withdrawalLooks } from './states.ts'

export type Withdrawal = ResponseOf<'cashier.withdrawals'>['list'][number]

interface Props {
  order: Withdrawal
  isOpen: boolean
  onToggle: () => void
  onChange: () => void
}

/** One withdrawal: its amounts and story, and while its window runs the three answers. */
export function WithdrawalOrder({ order, isOpen, onToggle, onChange }: Props) {
  const t = useText()
  const text = useMoneyText()
  const { state, channelName, account, fee, paidAmount, receivedAmount, remainingAmount } = order
  const related = [
    ...(order.reissueOf ? [{ label: t('cashier.reissueOf'), text: order.reissueOf }] : []),
    ...(order.reissuedAs ? [{ label: t('cashier.reissuedAs'), text: order.reissuedAs }] : []),
  ]
  const parts =
    receivedAmount !== null && remainingAmount !== null
      ? [
          { label: t('cashier.receivedAmount'), text: text(receivedAmount) },
          { label: t('cashier.remainingAmount'), text: text(remainingAmount) },
        ]
      : []
  return (
    <OrderCard
      {...order}
      title={`${channelName} ${account}`}
      look={withdrawalLooks[state]}
      looks={withdrawalLooks}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <Summary
        lines={[
          { label: t('cashier.fee'), text: text(fee) },
          { label: t('cashier.youReceive'), text: text(paidAmount) },
          ...parts,
          ...related,
        ]}
      />
      {state === 'PAID' && order.deadlineAt && (
        <AnswerForm order={order} deadlineAt={order.deadlineAt} onChange={onChange} />
      )}
    </OrderCard>
  )
}
