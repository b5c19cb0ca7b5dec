import { toWire } from '@baize/money'
import { feeOf } from '@baize/money/fee'
import { Field } from '@baize/ui/field.tsx'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { Amount } from '../../../../shared/look/amount.tsx'
import { Facts } from '../../../../shared/story/facts.tsx'
import type { ChannelDraft } from '../form/draft.ts'
import { unitsOf } from '../form/draft.ts'
import { amountText, feeRuleOf } from './fee-text.ts'

interface Props {
  of: ChannelDraft
  amount: string
  onAmount: (amount: string) => void
}

/** Shows what a withdrawal of a typed amount would cost, and what would be paid of it, by the rule that the server uses. */
export function FeeCalculator({ of: channel, amount, onAmount }: Props) {
  const t = useText()
  const [units, rule] = [unitsOf(amount), feeRuleOf(channel)]
  const [min, max] = [unitsOf(channel.min), unitsOf(channel.max)]
  const isOutside = units !== null && ((min !== null && units < min) || (max !== null && units > max))
  const fee = units === null || rule === null ? null : feeOf(units, rule)
  return (
    <>
      <Field
        label={t('order.amount')}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        error={
          isOutside ? t('channels.bounds', { min: amountText(channel.min), max: amountText(channel.max) }) : undefined
        }
        onChange={event => onAmount(event.target.value)}
      />
      {channel.direction === 'payout' && (
        <Facts
          of={[
            [t('withdrawals.fee'), fee === null ? '–' : <Amount key="fee" of={toWire(fee)} />],
            [t('channels.net'), fee === null ? '–' : <Amount key="net" of={toWire(units! - fee)} />],
          ]}
        />
      )}
    </>
  )
}
