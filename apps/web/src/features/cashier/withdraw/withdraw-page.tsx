import { useState } from 'react'
import classes from '../../../shared/forms/forms.module.css'
import { SuccessNote } from '../../../shared/forms/success-note.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'
import { StopLine } from '../../../shared/stops/stop-line.tsx'
import { useStopped } from '../../../shared/stops/use-stopped.ts'
import { OrderList } from '../orders/order-list.tsx'
import { Funds } from './funds.tsx'
import { useWithdrawals } from './use-withdrawals.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { type Withdrawal, WithdrawalOrder } from './withdrawal-order.tsx'

/** Taking money out: what is free, the form or what came of it, and every order with its story and what it waits for. */
export default function WithdrawPage() {
  const t = useText()
  const text = useMoneyText()
  const isStopped = useStopped('withdrawals') !== undefined
  const { answer, funds, page, setPage, refresh } = useWithdrawals()
  const [openId, setOpenId] = useState<string | null>(null)
  const [askedId, setAskedId] = useState<string | null>(null)
  const asked = answer.data?.list.find(({ id }) => id === askedId)
  const orderOf = (order: Withdrawal, isOpen: boolean) => (
    <WithdrawalOrder
      key={order.id}
      order={order}
      isOpen={isOpen}
      onToggle={() => setOpenId(openId === order.id ? null : order.id)}
      onChange={refresh}
    />
  )
  return (
    <div className={classes.page}>
      <Funds funds={funds.data} />
      {asked ? (
        <SuccessNote
          text={t('cashier.moment.asked', { amount: text(asked.paidAmount), account: asked.account })}
          again={t('cashier.again.withdraw')}
          onAgain={() => setAskedId(null)}
        >
          <ul>{orderOf(asked, true)}</ul>
        </SuccessNote>
      ) : isStopped ? (
        <StopLine stop="withdrawals" />
      ) : (
        <WithdrawForm
          fundsQuery={funds}
          onAsked={({ id }) => {
            setPage(1)
            setAskedId(id)
            refresh()
          }}
        />
      )}
      <OrderList
        title={t('cashier.withdrawals')}
        empty={t('cashier.noWithdrawals')}
        answer={answer}
        page={page}
        onPage={setPage}
        render={order => (order.id === asked?.id ? null : orderOf(order, order.id === openId))}
      />
    </div>
  )
}
