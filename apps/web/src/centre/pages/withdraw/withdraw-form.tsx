import { toast } from '@baize/ui/toast.tsx'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../app/app.tsx'
import { callQuery } from '../../../app/app-context.ts'
import { FormFault } from '../../../auth/form-fault.tsx'
import { filledIn } from '../../../auth/rules.ts'
import { Waiting } from '../../../late/waiting.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AmountField } from '../../forms/amount-field.tsx'
import { digitsRule } from '../../forms/digits-rule.ts'
import { Summary } from '../../forms/figures.tsx'
import { FormActions } from '../../forms/form-actions.tsx'
import classes from '../../forms/forms.module.css'
import { SecretField } from '../../forms/secret-field.tsx'
import { StepFrame } from '../../forms/step-frame.tsx'
import { useMoment } from '../../forms/use-moment.ts'
import { useMoneyFields } from '../../forms/use-money-fields.ts'
import { useMoneyText } from '../../forms/use-money-text.ts'
import { useRequestId } from '../../forms/use-request-id.ts'
import { AccountChoice } from './account-choice.tsx'
import { feeOf } from './fee.ts'
import type { MemberFunds } from './funds.tsx'
import { SetUpFirst } from './set-up-first.tsx'

interface WithdrawFormProps {
  fundsQuery: UseQueryResult<MemberFunds>
  onAsked: (id: string) => void
}

/** An account, an amount with its fee, and the password last. */
export function WithdrawForm({ fundsQuery, onAsked }: WithdrawFormProps) {
  const t = useText()
  const text = useMoneyText()
  const moment = useMoment()
  const app = useApp()
  const channelsQuery = useQuery(callQuery(app.call, 'cashier.channels', {}))
  const accountsQuery = useQuery({ ...callQuery(app.call, 'cashier.payoutAccounts', {}), staleTime: 0 })
  const securityQuery = useQuery({ ...callQuery(app.call, 'security.state', {}), staleTime: 0 })
  const [channels, accounts, security] = [channelsQuery.data, accountsQuery.data, securityQuery.data]
  const funds = fundsQuery.data
  const [accountId, setAccountId] = useState<string | null>(null)
  const [confirms, setConfirms] = useState(false)
  const [forfeitBonus, setForfeitBonus] = useState(false)
  const once = useRequestId()
  const account = accounts?.find(({ id }) => id === accountId)
  const channel = channels?.payout.find(({ code }) => code === account?.channel)
  const fields = useMoneyFields({
    names: ['amount', 'withdrawalPassword'] as const,
    rules: { amount: filledIn, withdrawalPassword: { ...digitsRule, enabled: confirms } },
    amounts: {
      amount: {
        min: channel?.min,
        max: channel?.max,
        // Giving a bonus up may free more than is available with it.
        available: funds?.bonus ? undefined : funds?.available,
      },
    },
    onAmountFault: () => setConfirms(false),
    async send({ amount, withdrawalPassword }) {
      if (!account) return
      if (!confirms) return setConfirms(true)
      const order = await once(requestId =>
        call('cashier.withdraw', { payoutAccountId: account.id, amount, withdrawalPassword, requestId, forfeitBonus }),
      )
      toast(t('cashier.withdrawAsked', { number: order.number }))
      setConfirms(false)
      setAccountId(null)
      fields.set('amount', '')
      fields.set('withdrawalPassword', '')
      onAsked(order.id)
    },
  })
  if (!channels || !accounts || !security || !funds)
    return <Waiting queries={[channelsQuery, accountsQuery, securityQuery, fundsQuery]} blank={classes.blank} />
  const missing = { password: !security.withdrawalPassword.isSet, account: accounts.length === 0 }
  if (missing.password || missing.account) return <SetUpFirst missing={missing} />
  const amount = fields.amount('amount')
  const fee = channel && amount && feeOf(amount, channel)
  const step = confirms ? 2 : channel ? 1 : 0
  return (
    <StepFrame names={[t('cashier.step.account'), t('cashier.step.amount'), t('cashier.step.confirm')]} step={step}>
      {security.withdrawalHoldUntil && (
        <p className={classes.notice}>{t('cashier.onHold', { time: moment(security.withdrawalHoldUntil) })}</p>
      )}
      {!confirms && <AccountChoice accounts={accounts} chosen={accountId} onChoose={setAccountId} />}
      {account && channel && (
        <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
          <FormFault text={fields.faults.form} />
          {!confirms && (
            <AmountField
              {...fields.bind('amount')}
              hint={t('cashier.bounds', { min: text(channel.min), max: text(channel.max) })}
              quick={channel.quickAmounts}
              onAmount={typed => fields.set('amount', typed)}
            />
          )}
          {amount && fee && (
            <Summary
              lines={[
                ...(confirms ? [{ label: t('cashier.payoutAccount'), text: account.number }] : []),
                { label: t('cashier.amount'), text: text(amount) },
                { label: t('cashier.fee'), text: text(fee.fee) },
                { label: t('cashier.youReceive'), text: text(fee.paid) },
              ]}
            />
          )}
          {confirms && funds.bonus && (
            <label className={classes.consent}>
              <input type="checkbox" checked={forfeitBonus} onChange={event => setForfeitBonus(event.target.checked)} />
              {t('cashier.bonusForfeit', { amount: text(funds.bonus) })}
            </label>
          )}
          {confirms && <SecretField {...fields.bind('withdrawalPassword')} hint="" />}
          <p className={classes.lead}>{t('cashier.noCancel')}</p>
          <FormActions
            isLarge
            submit={confirms && amount ? t('cashier.withdrawNow', { amount: text(amount) }) : t('cashier.next')}
            busy={fields.busy}
            onBack={confirms ? () => setConfirms(false) : undefined}
          />
        </form>
      )}
    </StepFrame>
  )
}
