import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from '../../forms/forms.module.css'
import { OrderList } from '../../forms/order-list.tsx'
import { DepositForm } from './deposit-form.tsx'
import { DepositOrder } from './deposit-order.tsx'
import { useDeposits } from './use-deposits.ts'

/** Putting money in: choose a channel, an amount, confirm; under it every order with its story. */
export default function DepositPage() {
  const t = useText()
  const { answer, page, setPage, refresh } = useDeposits()
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <div className={classes.page}>
      <DepositForm
        onOpened={order => {
          setPage(1)
          setOpenId(order.id)
          refresh()
        }}
      />
      <OrderList
        title={t('cashier.deposits')}
        empty={t('cashier.noDeposits')}
        answer={answer}
        page={page}
        onPage={setPage}
        render={order => (
          <DepositOrder
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
