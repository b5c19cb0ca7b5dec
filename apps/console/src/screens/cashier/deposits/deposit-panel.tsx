import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useMay } from '../../../shared/api/use-me.ts'
import { type TextKey, useText } from '../../../shared/i18n/use-text.ts'
import { Amount } from '../../../shared/look/amount.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import { Failed } from '../../../shared/story/failed.tsx'
import { Lines } from '../../../shared/story/lines.tsx'
import { RowPanel } from '../../../shared/story/row-panel.tsx'
import { Section } from '../../../shared/story/section.tsx'
import { ClaimButton } from '../order/claim-button.tsx'
import { OrderState } from '../order/order-state.tsx'
import { OrderStory } from '../order/order-story.tsx'
import { useClaim } from '../order/use-claim.ts'
import { type Order, useOrder } from '../order/use-order.ts'
import { DepositAct } from './deposit-act.tsx'
import { actsOf, type DepositActName, depositActs } from './deposit-acts.ts'
import type { DepositRow } from './deposits.tsx'

interface Props {
  row: DepositRow | undefined
  number: string
  onClose: () => void
}

/** A deposit before it is decided: what was asked for, what came, and what can be done now. */
export function DepositPanel({ row, number, onClose }: Props) {
  const order = useOrder(number)
  const deposit = order.data?.deposit ?? row
  if (order.isError)
    return (
      <RowPanel title={number} onClose={onClose}>
        <Failed read={order} />
      </RowPanel>
    )
  if (!deposit || !order.data) return <RowPanel title={number} onClose={onClose} isLoading />
  return <Loaded deposit={deposit} order={order.data} onClose={onClose} />
}

function Loaded({ deposit, order, onClose }: { deposit: DepositRow; order: Order; onClose: () => void }) {
  const t = useText()
  const may = useMay()
  const claim = useClaim(deposit)
  const [act, setAct] = useState<DepositActName | null>(null)
  const acts = actsOf(deposit).filter(may)
  return (
    <RowPanel
      title={
        <>
          {deposit.number} <OrderState of={deposit.state} />
        </>
      }
      onClose={onClose}
      acts={
        acts.length > 0 && (
          <>
            <ClaimButton claim={claim} owner={deposit.claimedBy?.operator} />
            {acts.map((name, at) => (
              <Button
                key={name}
                size="small"
                look={at === acts.length - 1 ? 'main' : 'plain'}
                disabled={!claim.isMine && name !== 'cashier.reverseDeposit'}
                title={claim.isMine ? undefined : t('order.claimFirst')}
                onClick={() => setAct(name)}
              >
                {t(depositActs[name].title)}
              </Button>
            ))}
          </>
        )
      }
    >
      <Facts
        of={[
          [t('order.account'), deposit.account],
          [t('order.channel'), deposit.channel],
          [t('order.amount'), <Amount key="amount" of={deposit.amount} />],
          [t('deposits.arrived'), deposit.arrivedAmount && <Amount key="arrived" of={deposit.arrivedAmount} />],
          [t('deposits.waiting'), deposit.waitingAmount && <Amount key="waiting" of={deposit.waitingAmount} />],
          [t('deposits.reversalBy'), deposit.reversalBy],
        ]}
      />
      <Section title={t('deposits.payments')}>
        <Lines
          empty={t('deposits.noPayments')}
          of={deposit.payments.map(({ reference, amount, state, at }) => ({
            id: reference,
            head: <Amount of={amount} />,
            text: `${reference} · ${t(`payment.state.${state}` as TextKey)}`,
            at,
          }))}
        />
      </Section>
      <OrderStory order={order} />
      {act && <DepositAct name={act} deposit={deposit} onClose={() => setAct(null)} />}
    </RowPanel>
  )
}
