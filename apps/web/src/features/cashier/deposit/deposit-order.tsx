import type { ResponseOf } from '@baize/api'
import { Button, buttonClass } from '@baize/ui/button.tsx'
import { Skeleton } from '@baize/ui/states.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { lazy, Suspense } from 'react'
import { call } from '../../../shared/api/call.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { Summary } from '../../../shared/forms/figures.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { useAction } from '../../../shared/forms/use-action.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Countdown } from '../../../shared/moments/countdown.tsx'
import { OrderCard } from '../orders/order-card.tsx'
import { Payments } from './payments.tsx'
import { depositLooks } from './states.ts'

const PayCode = lazy(() => import('./pay-code.tsx'))

type Order = ResponseOf<'cashier.deposits'>['list'][number]

interface Props {
  order: Order
  isOpen: boolean
  onToggle: () => void
  onChange: () => void
}

/** One deposit: where to pay while it is open, and what became of it. */
export function DepositOrder({ order, isOpen, onToggle, onChange }: Props) {
  const t = useText()
  const { id, number, channelName, amount, state, expiresAt, payTo, payUrl, payCode } = order
  const { run, busy } = useAction(
    async (name: 'cashier.depositPaid' | 'cashier.cancelDeposit') => void (await call(name, { id })),
    refusal => toast(errorText(refusal, t), 'bad'),
  )
  const act = (name: Parameters<typeof run>[0]) => run(name).finally(onChange)
  return (
    <OrderCard
      {...order}
      title={channelName}
      look={depositLooks[state]}
      looks={depositLooks}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <Payments order={order} />
      {state === 'PENDING' && (
        <>
          <p className={classes.row}>
            <span>{t('cashier.payWithin')}</span>
            <Countdown until={expiresAt} label={t('cashier.payWithin')} onEnd={onChange} />
          </p>
          {payCode && (
            <Suspense fallback={<Skeleton className={classes.blank ?? ''} />}>
              <PayCode code={payCode} number={number} amount={amount} />
            </Suspense>
          )}
          {payTo.length > 0 && (
            <Summary
              lines={[
                ...payTo.map((line, index) => ({
                  label: index === 0 ? t('cashier.payTo') : '',
                  text: line,
                  copies: true,
                })),
                ...(payCode ? [] : [{ label: t('cashier.remark'), text: number, copies: true }]),
              ]}
            />
          )}
          <div className={classes.actions}>
            {payUrl ? (
              <a className={buttonClass('main')} href={payUrl}>
                {t('cashier.goPay')}
              </a>
            ) : (
              <Button look="main" busy={busy} onClick={() => void act('cashier.depositPaid')}>
                {t('cashier.iHavePaid')}
              </Button>
            )}
            <Button disabled={busy} onClick={() => void act('cashier.cancelDeposit')}>
              {t('cashier.cancelOrder')}
            </Button>
          </div>
        </>
      )}
    </OrderCard>
  )
}
