import type { ResponseOf } from '@baize/api'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { filledIn } from '../../../shared/fields/rules.ts'
import { asksBank } from '../../../shared/forms/bank-field.tsx'
import { Summary } from '../../../shared/forms/figures.tsx'
import { FormActions } from '../../../shared/forms/form-actions.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { useRequestId } from '../../../shared/forms/use-request-id.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useMoment } from '../../../shared/moments/use-moment.ts'
import { AmountField } from '../../../shared/money/amount-field.tsx'
import { useMoneyFields } from '../../../shared/money/use-money-fields.ts'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'
import { digitsRule } from '../../../shared/secrets/digits-rule.ts'
import { SecretField } from '../../../shared/secrets/secret-field.tsx'
import { AccountChoice } from './account-choice.tsx'
import { feeOf } from './fee.ts'
import { NewAccountFields, NewDigitsFields } from './first-time-fields.tsx'
import type { MemberFunds } from './funds.tsx'
import { lesserOf } from './lesser-of.ts'

interface Props {
  channels: ResponseOf<'cashier.channels'>['payout']
  accounts: ResponseOf<'cashier.payoutAccounts'>
  security: ResponseOf<'security.state'>
  funds: MemberFunds
  /** Told after a password or an account was made on the way. */
  onSetUp: () => Promise<void>
  onAsked: (order: ResponseOf<'cashier.withdraw'>) => void
}

/**
 * Account, amount, what arrives, and the password last, on one screen. Who withdraws for the first time sets password and
 * account in the same form; what was set stays, also where the withdrawal itself is refused.
 */
export function WithdrawFields({ channels, accounts, security, funds, onSetUp, onAsked }: Props) {
  const t = useText()
  const text = useMoneyText()
  const moment = useMoment()
  const open = accounts.filter(account => account.open)
  const [accountId, setAccountId] = useState(open[0]?.id)
  const [newChannel, setNewChannel] = useState(channels[0]?.code ?? '')
  const [forfeitBonus, setForfeitBonus] = useState(false)
  const once = useRequestId()
  const account = open.find(({ id }) => id === accountId) ?? open[0]
  const channel = channels.find(({ code }) => code === (account?.channel ?? newChannel))
  const hasDigits = security.withdrawalPassword.isSet
  const newDigits = { ...digitsRule, enabled: !hasDigits }
  const fields = useMoneyFields({
    names: [
      ...(['amount', 'bank', 'holder', 'number', 'oldPassword', 'newPassword', 'confirmNewPassword'] as const),
      'withdrawalPassword' as const,
    ],
    rules: {
      amount: filledIn,
      bank: { ...filledIn, maxLength: 60, enabled: !account && asksBank(channel?.banks) },
      holder: { ...filledIn, minLength: 2, maxLength: 140, enabled: !account },
      number: { ...filledIn, minLength: 6, maxLength: 80, enabled: !account },
      oldPassword: { ...filledIn, enabled: !hasDigits },
      newPassword: newDigits,
      confirmNewPassword: newDigits,
      withdrawalPassword: { ...digitsRule, enabled: hasDigits },
    },
    amounts: {
      amount: {
        min: channel?.min,
        max: channel?.max,
        // Giving a bonus up may free more than is available with it.
        available: funds.bonus ? undefined : funds.available,
      },
    },
    async send({ amount, bank, holder, number, oldPassword, newPassword, confirmNewPassword, ...typed }) {
      const withdrawalPassword = hasDigits ? typed.withdrawalPassword : newPassword
      let payoutAccountId = account?.id
      try {
        if (!hasDigits) await call('security.setWithdrawalPassword', { oldPassword, newPassword, confirmNewPassword })
        payoutAccountId ??= (
          await call('cashier.addPayoutAccount', {
            ...{ channel: newChannel, holder, number, withdrawalPassword },
            ...(asksBank(channel?.banks) ? { bank } : {}),
          })
        ).id
        const ask = { payoutAccountId, amount, withdrawalPassword, forfeitBonus }
        onAsked(await once(requestId => call('cashier.withdraw', { ...ask, requestId })))
      } finally {
        if (!hasDigits || !account) await onSetUp()
      }
    },
  })
  if (!channel) return null
  const amount = fields.amount('amount')
  const fee = amount ? feeOf(amount, channel) : null
  const most = lesserOf(funds.available, channel.max)
  return (
    <section className={classes.card}>
      {security.withdrawalHoldUntil && (
        <p className={classes.notice}>{t('cashier.onHold', { time: moment(security.withdrawalHoldUntil) })}</p>
      )}
      <form
        ref={fields.form}
        className={classes.sides}
        noValidate
        data-testid="withdraw-form"
        onSubmit={event => void fields.submit(event)}
      >
        <div className={classes.form}>
          {account ? (
            <AccountChoice accounts={open} chosen={account.id} onChoose={setAccountId} />
          ) : (
            <NewAccountFields
              channels={channels}
              chosen={newChannel}
              onChoose={setNewChannel}
              bind={fields.bind}
              onBank={bank => fields.set('bank', bank)}
            />
          )}
          <AmountField
            {...fields.bind('amount')}
            hint={t('cashier.bounds', { min: text(channel.min), max: text(channel.max) })}
            quick={channel.quickAmounts}
            most={/[1-9]/.test(most) ? most : undefined}
            onAmount={typed => fields.set('amount', typed)}
          />
        </div>
        <div className={classes.form}>
          <Summary
            lines={[
              ...(account ? [{ label: t('cashier.payoutAccount'), text: account.number }] : []),
              { label: t('cashier.amount'), text: amount ? text(amount) : '–' },
              { label: t('cashier.fee'), text: fee ? text(fee.fee) : '–' },
              { label: t('cashier.youReceive'), text: fee ? text(fee.paid) : '–' },
            ]}
          />
          {funds.bonus && (
            <label className={classes.consent}>
              <input type="checkbox" checked={forfeitBonus} onChange={event => setForfeitBonus(event.target.checked)} />
              {t('cashier.bonusForfeit', { amount: text(funds.bonus) })}
            </label>
          )}
          {(!hasDigits || !account) && <p className={classes.lead}>{t('cashier.setInside')}</p>}
          {hasDigits ? (
            <SecretField {...fields.bind('withdrawalPassword')} hint="" />
          ) : (
            <NewDigitsFields bind={fields.bind} />
          )}
          <FormFault text={fields.faults.form} />
          <p className={classes.lead}>{t('cashier.noCancel')}</p>
          <FormActions
            isLarge
            submit={amount ? t('cashier.withdrawNow', { amount: text(amount) }) : t('wallet.withdraw')}
            busy={fields.busy}
          />
        </div>
      </form>
    </section>
  )
}
