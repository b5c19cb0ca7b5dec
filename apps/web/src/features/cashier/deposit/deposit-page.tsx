import type { ResponseOf } from '@baize/api'
import { useState } from 'react'
import classes from '../../../shared/forms/forms.module.css'
import { SuccessNote } from '../../../shared/forms/success-note.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'
import { StopLine } from '../../../shared/stops/stop-line.tsx'
import { useStopped } from '../../../shared/stops/use-stopped.ts'
import { OrderList } from '../orders/order-list.tsx'
import { DepositForm } from './deposit-form.tsx'
import { DepositOrder } from './deposit-order.tsx'
import { useDeposits } from './use-deposits.ts'

type Order = ResponseOf<'cashier.deposits'>['list'][number]

/** Putting money in: the form, or what came of it, and under it every order with its story. */
export default function DepositPage() {
  const t = useText()
  const isStopped = useStopped('deposits') !== undefined
  const { answer, page, setPage, refresh } = useDeposits()
  const [openId, setOpenId] = useState<string | null>(null)
  /** The order that has just been made here, until the member goes on. */
  const [madeId, setMadeId] = useState<string | null>(null)
  const newest = page === 1 ? answer.data?.list[0] : undefined
  const shown = newest?.id === madeId ? newest : null
  const orderOf = (order: Order, isOpen: boolean) => (
    <DepositOrder
      key={order.id}
      order={order}
      isOpen={isOpen}
      onToggle={() => setOpenId(openId === order.id ? null : order.id)}
      onChange={refresh}
    />
  )
  return (
    <div className={classes.page}>
      {shown ? (
        <Moment order={shown} onAgain={() => setMadeId(null)}>
          <ul>{orderOf(shown, true)}</ul>
        </Moment>
      ) : isStopped ? (
        <StopLine stop="deposits" />
      ) : (
        <DepositForm
          onOpened={order => {
            setPage(1)
            setMadeId(order.id)
            refresh()
          }}
        />
      )}
      <OrderList
        title={t('cashier.deposits')}
        empty={t('cashier.noDeposits')}
        answer={answer}
        page={page}
        onPage={setPage}
        render={order => (order.id === shown?.id ? null : orderOf(order, order.id === openId))}
      />
    </div>
  )
}

function Moment({ order, onAgain, children }: { order: Order; onAgain: () => void; children: React.ReactNode }) {
  const t = useText()
  const text = useMoneyText()
  const { number, state } = order
  const amount = text(order.arrivedAmount ?? order.amount)
  return (
    <SuccessNote
      text={t(state === 'CONFIRMED' ? 'cashier.moment.credited' : 'cashier.moment.open', { amount, number })}
      again={t('cashier.again.deposit')}
      onAgain={onAgain}
    >
      {children}
    </SuccessNote>
  )
}
