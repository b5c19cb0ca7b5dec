import { EmptyState } from '@baize/ui/states.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../app/app.tsx'
import { callQuery } from '../../../app/app-context.ts'
import { FormFault } from '../../../auth/form-fault.tsx'
import { filledIn } from '../../../auth/rules.ts'
import { useFields } from '../../../auth/use-fields.ts'
import { Waiting } from '../../../late/waiting.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AmountField } from '../../forms/amount-field.tsx'
import { Figures, Summary } from '../../forms/figures.tsx'
import { FormActions } from '../../forms/form-actions.tsx'
import classes from '../../forms/forms.module.css'
import { SecretField } from '../../forms/secret-field.tsx'
import { StepFrame } from '../../forms/step-frame.tsx'
import { useAmountFault } from '../../forms/use-amount-fault.ts'
import { useMoneyText } from '../../forms/use-money-text.ts'
import { useRequestId } from '../../forms/use-request-id.ts'
import { SetUpFirst } from '../withdraw/set-up-first.tsx'

/** Money to the account directly above: an amount, then the password. */
export default function UplinePage() {
  const t = useText()
  const text = useMoneyText()
  const app = useApp()
  const uplineQuery = useQuery({ ...callQuery(app.call, 'cashier.upline', {}), staleTime: 0 })
  const funds = useQuery({ ...callQuery(app.call, 'cashier.funds', {}), staleTime: 0 })
  const securityQuery = useQuery({ ...callQuery(app.call, 'security.state', {}), staleTime: 0 })
  const [upline, security] = [uplineQuery.data, securityQuery.data]
  const [confirms, setConfirms] = useState(false)
  const once = useRequestId()
  const amountFault = useAmountFault()
  const fields = useFields({
    names: ['amount', 'withdrawalPassword'] as const,
    rules: { amount: filledIn, withdrawalPassword: { ...filledIn, enabled: confirms } },
    judge: (name, value) =>
      name === 'amount' ? amountFault(value, { ...(funds.data && { available: funds.data.available }) }) : undefined,
    async send({ amount, withdrawalPassword }) {
      const account = upline?.account
      if (!account) return
      if (!confirms) return setConfirms(true)
      await once(requestId => call('cashier.transferUpline', { account, amount, withdrawalPassword, requestId }))
      toast(t('cashier.sentTo', { amount: text(amount), account }))
      setConfirms(false)
      fields.set('amount', '')
      fields.set('withdrawalPassword', '')
      void funds.refetch()
    },
  })
  if (!upline || !funds.data || !security)
    return <Waiting queries={[uplineQuery, funds, securityQuery]} blank={classes.blank} />
  if (!upline.usable || !upline.account)
    return <EmptyState title={t(upline.account ? 'cashier.uplineOff' : 'cashier.noUpline')} />
  if (!security.withdrawalPassword.isSet) return <SetUpFirst missing={{ password: true, account: false }} />
  const amount = fields.value('amount')
  return (
    <div className={classes.page}>
      <Figures
        figures={[
          { label: t('cashier.canTransfer'), text: text(funds.data.available) },
          { label: t('cashier.upline'), text: upline.account },
        ]}
      />
      <StepFrame names={[t('cashier.step.amount'), t('cashier.step.confirm')]} step={confirms ? 1 : 0}>
        <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
          <FormFault text={fields.faults.form} />
          {confirms ? (
            <>
              <Summary
                lines={[
                  { label: t('cashier.upline'), text: upline.account },
                  { label: t('cashier.amount'), text: text(amount) },
                  { label: t('cashier.fee'), text: text('0.00') },
                ]}
              />
              <SecretField {...fields.bind('withdrawalPassword')} hint="" />
            </>
          ) : (
            <AmountField {...fields.bind('amount')} hint="" onAmount={typed => fields.set('amount', typed)} />
          )}
          <p className={classes.lead}>{t('cashier.uplineFinal')}</p>
          <FormActions
            isLarge
            submit={confirms ? t('cashier.transferNow', { amount: text(amount) }) : t('cashier.next')}
            busy={fields.busy}
            onBack={confirms ? () => setConfirms(false) : undefined}
          />
        </form>
      </StepFrame>
    </div>
  )
}
