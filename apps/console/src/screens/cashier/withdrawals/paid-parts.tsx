import { useText } from '../../../shared/i18n/use-text.ts'
import { Amount } from '../../../shared/look/amount.tsx'
import { Lines } from '../../../shared/story/lines.tsx'
import { Section } from '../../../shared/story/section.tsx'
import type { Order } from '../order/use-order.ts'

/** The parts of a withdrawal that were paid. */
export function PaidParts({ order: { payouts } }: { order: Order }) {
  const t = useText()
  if (payouts.length === 0) return null
  return (
    <Section title={t('withdrawals.parts')}>
      <Lines
        of={payouts.map(({ channel, amount, reference, sentAt }) => ({
          id: reference,
          head: <Amount of={amount} />,
          text: `${channel} · ${reference}`,
          at: sentAt,
        }))}
      />
    </Section>
  )
}
