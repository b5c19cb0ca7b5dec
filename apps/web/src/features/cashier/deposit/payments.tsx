import type { ResponseOf } from '@baize/api'
import { Summary } from '../../../shared/forms/figures.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'
import { depositLooks } from './states.ts'

type Order = ResponseOf<'cashier.deposits'>['list'][number]

const lookOf = { WAITING: 'REVIEW', CREDITED: 'CONFIRMED', REJECTED: 'REJECTED', REVERSED: 'REVERSED' } as const

/** What came for a deposit, payment by payment with what became of each; nothing where one payment came as it was asked for. */
export function Payments({ order: { amount, arrivedAmount, payments } }: { order: Order }) {
  const t = useText()
  const text = useMoneyText()
  if (payments.length === 0 || (payments.length === 1 && arrivedAmount === amount)) return null
  return (
    <Summary
      lines={[
        ...payments.map(payment => ({
          label: `${payment.reference} · ${t(depositLooks[lookOf[payment.state]].text)}`,
          text: text(payment.amount),
        })),
        { label: t('cashier.arrived'), text: text(arrivedAmount ?? '0.00') },
      ]}
    />
  )
}
