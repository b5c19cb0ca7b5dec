import type { ReactNode } from 'react'
import { type TextKey, useText } from '../../../shared/i18n/use-text.ts'
import { useMoment } from '../../../shared/moments/use-moment.ts'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'
import classes from './orders.module.css'

/** What members read of an order's state, and how it looks. */
export interface StateLook {
  text: TextKey
  tone: 'good' | 'wait' | 'done'
}

export interface OrderStep {
  state: string
  at: string
  actor: 'member' | 'system' | 'provider' | 'operator'
  reason: string | null
}

interface Props {
  number: string
  title: string
  amount: string
  createdAt: string
  look: StateLook
  looks: Record<string, StateLook>
  steps: OrderStep[]
  isOpen: boolean
  onToggle: () => void
  children?: ReactNode
}

/** One order: what it is at a glance, and opened its whole story with what can be done now. */
export function OrderCard(props: Props) {
  const { number, title, amount, createdAt, look, looks, steps, isOpen, onToggle, children } = props
  const t = useText()
  const text = useMoneyText()
  const moment = useMoment()
  return (
    <li className={classes.order} data-order={number}>
      <button type="button" className={classes.head} aria-expanded={isOpen} onClick={onToggle}>
        <span className={classes.what}>
          <strong>{title}</strong>
          <small>
            {number} · {moment(createdAt)}
          </small>
        </span>
        <span className={classes.amount}>{text(amount)}</span>
        <span className={classes.state} data-tone={look.tone}>
          {t(look.text)}
        </span>
      </button>
      {isOpen && (
        <div className={classes.body}>
          {children}
          <ol className={classes.timeline} aria-label={t('cashier.timeline')}>
            {steps.map(({ state, at, actor, reason }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added, also two of one state at one moment
              <li key={place}>
                <strong>{t(looks[state]?.text ?? look.text)}</strong>
                <small>
                  {moment(at)} · {t(`cashier.by.${actor}`)}
                </small>
                {reason && <span>{t('cashier.reason', { reason })}</span>}
              </li>
            ))}
          </ol>
        </div>
      )}
    </li>
  )
}
