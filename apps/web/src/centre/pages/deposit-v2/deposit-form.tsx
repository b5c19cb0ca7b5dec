import type { ResponseOf } from '@baize/api'
import { toast } from '@baize/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../app/app.tsx'
import { callQuery } from '../../../app/app-context.ts'
import { FormFault } from '../../../auth/form-fault.tsx'
import { filledIn } from '../../../auth/rules.ts'
import { Waiting } from '../../../late/waiting.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AmountField } from '../../forms/amount-field.tsx'
import { Summary } from '../../forms/figures.tsx'
import { FormActions } from '../../forms/form-actions.tsx'
import classes from '../../forms/forms.module.css'
import { StepFrame } from '../../forms/step-frame.tsx'
import { useMoneyFields } from '../../forms/use-money-fields.ts'
import { useMoneyText } from '../../forms/use-money-text.ts'
import { useRequestId } from '../../forms/use-request-id.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { Tutorial } from './tutorial.tsx'

type Order = ResponseOf<'cashier.deposit'>

/** A channel, an amount, and what is about to happen, one after the other. */
export function DepositForm({ onOpened }: { onOpened: (order: Order) => void }) {
  const t = useText()
  const text = useMoneyText()
  const query = useQuery(callQuery(useApp().call, 'cashier.channels', {}))
  const [code, setCode] = useState<string | null>(null)
  const [confirms, setConfirms] = useState(false)
  const once = useRequestId()
  const { data } = query
  const channel = data?.deposit.find(of => of.code === code)
  const fields = useMoneyFields({
    names: ['amount'] as const,
    rules: { amount: filledIn },
    amounts: { amount: { min: channel?.min, max: channel?.max } },
    async send({ amount }) {
      if (!channel) return
      if (!confirms) return setConfirms(true)
      try {
        const order = await once(requestId => call('cashier.deposit', { channel: channel.code, amount, requestId }))
        toast(t('cashier.depositOpened', { number: order.number }))
        setConfirms(false)
        setCode(null)
        fields.set('amount', '')
        onOpened(order)
      } catch (error) {
        setConfirms(false)
        throw error
      }
    },
  })
  if (!data) return <Waiting queries={[query]} blank={classes.blank} />
  const amount = fields.amount('amount')
  const step = confirms ? 2 : channel ? 1 : 0
  return (
    <StepFrame names={[t('cashier.step.channel'), t('cashier.step.amount'), t('cashier.step.confirm')]} step={step}>
      {!confirms && (
        <ChannelChoice
          channels={data.deposit}
          chosen={code}
          onChoose={chosen => {
            setCode(chosen)
            fields.set('amount', fields.value('amount'))
          }}
        />
      )}
      {channel && (
        <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
          <FormFault text={fields.faults.form} />
          {confirms && amount ? (
            <Summary
              lines={[
                { label: t('cashier.channel'), text: channel.name },
                { label: t('cashier.amount'), text: text(amount) },
                { label: t('cashier.fee'), text: text('0.00') },
              ]}
            />
          ) : (
            <AmountField
              {...fields.bind('amount')}
              hint={t('cashier.bounds', { min: text(channel.min), max: text(channel.max) })}
              quick={channel.quickAmounts}
              onAmount={typed => fields.set('amount', typed)}
            />
          )}
          <FormActions
            isLarge
            submit={confirms && amount ? t('cashier.depositNow', { amount: text(amount) }) : t('cashier.next')}
            busy={fields.busy}
            onBack={confirms ? () => setConfirms(false) : undefined}
          />
        </form>
      )}
      <Tutorial channels={data.deposit} />
    </StepFrame>
  )
}
