import { toast } from '@baize/ui/toast.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../app/app.tsx'
import { callQuery } from '../../../app/app-context.ts'
import { FormFault } from '../../../auth/form-fault.tsx'
import { filledIn } from '../../../auth/rules.ts'
import { useFields } from '../../../auth/use-fields.ts'
import { AmountField } from '../../../centre/forms/amount-field.tsx'
import { Figures, Summary } from '../../../centre/forms/figures.tsx'
import { FormActions } from '../../../centre/forms/form-actions.tsx'
import forms from '../../../centre/forms/forms.module.css'
import { SecretField } from '../../../centre/forms/secret-field.tsx'
import { useAmountFault } from '../../../centre/forms/use-amount-fault.ts'
import { useMoneyText } from '../../../centre/forms/use-money-text.ts'
import { useRequestId } from '../../../centre/forms/use-request-id.ts'
import { SetUpFirst } from '../../../centre/pages/withdraw/set-up-first.tsx'
import { Waiting } from '../../../late/waiting.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

/** The agent's money to a member of the team: an amount, then the password. */
export function TransferForm({ account, onDone }: { account: string; onDone: () => void }) {
  const t = useText()
  const text = useMoneyText()
  const app = useApp()
  const queries = useQueryClient()
  const funds = useQuery({ ...callQuery(app.call, 'cashier.funds', {}), staleTime: 0 })
  const security = useQuery({ ...callQuery(app.call, 'security.state', {}), staleTime: 0 })
  const [confirms, setConfirms] = useState(false)
  const once = useRequestId()
  const amountFault = useAmountFault()
  const fields = useFields({
    names: ['amount', 'withdrawalPassword'] as const,
    rules: { amount: filledIn, withdrawalPassword: { ...filledIn, enabled: confirms } },
    judge: (name, value) =>
      name === 'amount' ? amountFault(value, { ...(funds.data && { available: funds.data.available }) }) : undefined,
    async send({ amount, withdrawalPassword }) {
      if (!confirms) return setConfirms(true)
      await once(requestId => call('cashier.transferDownline', { account, amount, withdrawalPassword, requestId }))
      toast(t('cashier.sentTo', { amount: text(amount), account }))
      void queries.invalidateQueries({ queryKey: ['agents.downlines'] })
      onDone()
    },
  })
  if (!funds.data || !security.data) return <Waiting queries={[funds, security]} blank={forms.blank} />
  if (!security.data.withdrawalPassword.isSet) return <SetUpFirst missing={{ password: true, account: false }} />
  const amount = fields.value('amount')
  return (
    <form ref={fields.form} className={forms.form} noValidate onSubmit={event => void fields.submit(event)}>
      <FormFault text={fields.faults.form} />
      {confirms ? (
        <>
          <Summary
            lines={[
              { label: t('agent.account'), text: account },
              { label: t('cashier.amount'), text: text(amount) },
            ]}
          />
          <SecretField {...fields.bind('withdrawalPassword')} hint="" />
        </>
      ) : (
        <>
          <Figures figures={[{ label: t('cashier.canTransfer'), text: text(funds.data.available) }]} />
          <AmountField {...fields.bind('amount')} hint="" onAmount={typed => fields.set('amount', typed)} />
        </>
      )}
      <p className={forms.lead}>{t('agent.transferFinal')}</p>
      <FormActions
        submit={confirms ? t('cashier.transferNow', { amount: text(amount) }) : t('cashier.next')}
        busy={fields.busy}
        onBack={() => (confirms ? setConfirms(false) : onDone())}
      />
    </form>
  )
}
