import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useMay } from '../../../shared/api/use-me.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Amount } from '../../../shared/look/amount.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import { Failed } from '../../../shared/story/failed.tsx'
import { RowPanel } from '../../../shared/story/row-panel.tsx'
import { ClaimButton } from '../order/claim-button.tsx'
import { OrderState } from '../order/order-state.tsx'
import { OrderStory } from '../order/order-story.tsx'
import { PayoutNumber } from '../order/payout-number.tsx'
import { useClaim } from '../order/use-claim.ts'
import { type Order, useOrder } from '../order/use-order.ts'
import { PaidParts } from './paid-parts.tsx'
import { Proofs } from './proofs.tsx'
import { WithdrawalAct } from './withdrawal-act.tsx'
import { actsOf, sendsMoney, type WithdrawalActName, withdrawalActs } from './withdrawal-acts.ts'
import type { WithdrawalRow } from './withdrawals.tsx'

interface Props {
  row: WithdrawalRow | undefined
  number: string
  onClose: () => void
}

/** A withdrawal before it is decided: the money, the account that is paid, and what can be done with it now. */
export function WithdrawalPanel({ row, number, onClose }: Props) {
  const order = useOrder(number)
  const withdrawal = order.data?.withdrawal ?? row
  if (order.isError)
    return (
      <RowPanel title={number} onClose={onClose}>
        <Failed read={order} />
      </RowPanel>
    )
  if (!withdrawal || !order.data) return <RowPanel title={number} onClose={onClose} isLoading />
  return <Loaded withdrawal={withdrawal} order={order.data} onClose={onClose} />
}

/** Only then is it known that something did not arrive. */
const isDisputed = ({ state }: WithdrawalRow): boolean =>
  ['NOT_RECEIVED', 'PARTIAL', 'REFUNDED', 'REISSUED'].includes(state)

function Loaded({ withdrawal, order, onClose }: { withdrawal: WithdrawalRow; order: Order; onClose: () => void }) {
  const t = useText()
  const may = useMay()
  const claim = useClaim(withdrawal)
  const [act, setAct] = useState<WithdrawalActName | null>(null)
  const acts = actsOf(withdrawal).filter(may)
  const { wonOf, isNumberBlocked } = withdrawal
  const isBlocked = (name: WithdrawalActName) => isNumberBlocked && sendsMoney(name)
  return (
    <RowPanel
      title={
        <>
          {withdrawal.number} <OrderState of={withdrawal.state} />
        </>
      }
      onClose={onClose}
      acts={
        acts.length > 0 && (
          <>
            <ClaimButton claim={claim} owner={withdrawal.claimedBy?.operator} />
            {acts.map((name, at) => (
              <Button
                key={name}
                size="small"
                look={at === acts.length - 1 ? 'main' : 'plain'}
                disabled={!claim.isMine || isBlocked(name)}
                title={isBlocked(name) ? t('accounts.blockedHint') : claim.isMine ? undefined : t('order.claimFirst')}
                onClick={() => setAct(name)}
              >
                {t(withdrawalActs[name].title)}
              </Button>
            ))}
          </>
        )
      }
    >
      <Facts
        of={[
          [t('order.account'), withdrawal.account],
          [t('order.amount'), <Amount key="amount" of={withdrawal.amount} />],
          [t('withdrawals.fee'), <Amount key="fee" of={withdrawal.fee} />],
          [t('withdrawals.paidAmount'), <Amount key="paid" of={withdrawal.paidAmount} />],
          [
            t('withdrawals.sentAmount'),
            /[1-9]/.test(withdrawal.sentAmount) ? <Amount key="sent" of={withdrawal.sentAmount} /> : null,
          ],
          [
            t('withdrawals.remaining'),
            isDisputed(withdrawal) && /[1-9]/.test(withdrawal.remainingAmount) ? (
              <Amount key="rest" of={withdrawal.remainingAmount} />
            ) : null,
          ],
          [
            t('withdrawals.number'),
            <PayoutNumber
              key="number"
              bank={withdrawal.bank}
              number={withdrawal.payoutNumber}
              isBlocked={withdrawal.isNumberBlocked}
            />,
          ],
          [
            t('withdrawals.holder'),
            `${withdrawal.holder} · ${t(withdrawal.holderChecked ? 'withdrawals.holderChecked' : 'withdrawals.holderUnchecked')}`,
          ],
          [t('withdrawals.reviewedBy'), withdrawal.reviewedBy],
          [
            t('withdrawals.wonOf'),
            wonOf && (
              <>
                <Amount of={wonOf.amount} /> · {wonOf.account}
              </>
            ),
          ],
        ]}
      />
      <PaidParts order={order} />
      <Proofs order={order} />
      <OrderStory order={order} />
      {act && <WithdrawalAct name={act} withdrawal={withdrawal} onClose={() => setAct(null)} />}
    </RowPanel>
  )
}
