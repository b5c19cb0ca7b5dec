import type { ResponseOf } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { filledIn } from '../../../shared/fields/rules.ts'
import { Summary } from '../../../shared/forms/figures.tsx'
import { FormActions } from '../../../shared/forms/form-actions.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { useRequestId } from '../../../shared/forms/use-request-id.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AmountField } from '../../../shared/money/amount-field.tsx'
import { useMoneyFields } from '../../../shared/money/use-money-fields.ts'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'
import { Waiting } from '../../../shared/waiting.tsx'
import { ChannelChoice, type DepositChannel } from './channel-choice.tsx'
import { Tutorial } from './tutorial.tsx'

type Order = ResponseOf<'cashier.deposit'>

interface Props {
  /** Told of an order that is paid from here; one that is paid on a page of its own leads there. */
  onOpened: (order: Order) => void
}

/** A channel, an amount and what comes of them, on one screen. */
export function DepositForm({ onOpened }: Props) {
  const query = useQuery(callQuery(useApp().call, 'cashier.channels', {}))
  if (!query.data) return <Waiting queries={[query]} blank={classes.blank} />
  return <DepositFields channels={query.data.deposit} onOpened={onOpened} />
}

function DepositFields({ channels, onOpened }: Props & { channels: DepositChannel[] }) {
  const t = useText()
  const text = useMoneyText()
  const [code, setCode] = useState(channels[0]?.code)
  const channel = channels.find(of => of.code === code)
  const card = useRef<HTMLElement>(null)
  // After a press of Deposit the focus stands in the menu, far from what was asked for.
  useEffect(() => {
    const { activeElement } = document
    const isInMenu = activeElement instanceof HTMLElement && activeElement.closest('dialog nav, dialog header') !== null
    if (isInMenu || activeElement === document.body)
      card.current?.querySelector<HTMLElement>('[data-channel]')?.focus({ preventScroll: true })
  }, [])
  const once = useRequestId()
  const fields = useMoneyFields({
    names: ['amount'] as const,
    rules: { amount: filledIn },
    initial: { amount: channel?.quickAmounts[0] ?? '' },
    amounts: { amount: { min: channel?.min, max: channel?.max } },
    async send({ amount }) {
      if (!channel) return
      const order = await once(requestId => call('cashier.deposit', { channel: channel.code, amount, requestId }))
      if (order.payUrl) location.assign(order.payUrl)
      else onOpened(order)
    },
  })
  if (!channel) return null
  const amount = fields.amount('amount')
  const submit = channel.kind === 'hosted' ? 'cashier.depositAndPay' : 'cashier.depositNow'
  return (
    <section ref={card} className={classes.card}>
      <ChannelChoice channels={channels} chosen={channel.code} onChoose={setCode} />
      <form
        ref={fields.form}
        className={classes.sides}
        noValidate
        data-testid="deposit-form"
        onSubmit={event => void fields.submit(event)}
      >
        <div className={classes.form}>
          <FormFault text={fields.faults.form} />
          <AmountField
            {...fields.bind('amount')}
            hint={t('cashier.bounds', { min: text(channel.min), max: text(channel.max) })}
            quick={channel.quickAmounts}
            onAmount={typed => fields.set('amount', typed)}
          />
        </div>
        <div className={classes.form}>
          <Summary
            lines={[
              { label: t('cashier.channel'), text: channel.name },
              { label: t('cashier.amount'), text: amount ? text(amount) : '–' },
              { label: t('cashier.fee'), text: text('0.00') },
            ]}
          />
          <FormActions
            isLarge
            submit={amount ? t(submit, { amount: text(amount) }) : t('wallet.deposit')}
            busy={fields.busy}
          />
        </div>
      </form>
      <Tutorial channel={channel} />
    </section>
  )
}
