import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from '../../forms/forms.module.css'
import { OrderList } from '../../forms/order-list.tsx'
import { Funds } from './funds.tsx'
import { useWithdrawals } from './use-withdrawals.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalOrder } from './withdrawal-order.tsx'

/** Taking money out: what is free, the form, and every order with its story and what it waits for. */
export default function WithdrawPage() {
  const t = useText()
  const { answer, funds, page, setPage, refresh } = useWithdrawals()
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <div className={classes.page}>
      <Funds funds={funds.data} />
      <WithdrawForm
        fundsQuery={funds}
        onAsked={id => {
          setPage(1)
          setOpenId(id)
          refresh()
        }}
      />
      <OrderList
        title={t('cashier.withdrawals')}
        empty={t('cashier.noWithdrawals')}
        answer={answer}
        page={page}
        onPage={setPage}
        render={order => (
          <WithdrawalOrder
            key={order.id}
            order={order}
            isOpen={order.id === openId}
            onToggle={() => setOpenId(openId === order.id ? null : order.id)}
            onChange={refresh}
          />
        )}
      />
    </div>
  )
}
