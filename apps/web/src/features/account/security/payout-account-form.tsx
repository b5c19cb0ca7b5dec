import { Field } from '@baize/ui/field.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { filledIn } from '../../../shared/fields/rules.ts'
import { useFields } from '../../../shared/fields/use-fields.ts'
import { asksBank, BankField } from '../../../shared/forms/bank-field.tsx'
import { FormActions } from '../../../shared/forms/form-actions.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { useText } from '../../../shared/i18n/use-text.ts'
import { digitsRule } from '../../../shared/secrets/digits-rule.ts'
import { SecretField } from '../../../shared/secrets/secret-field.tsx'

/** A bank or e-wallet account in the member's name, with the withdrawal password last. */
export function PayoutAccountForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const t = useText()
  const app = useApp()
  const channels = useQuery(callQuery(app.call, 'cashier.channels', {})).data?.payout ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const channel = chosen ?? channels[0]?.code ?? ''
  const banks = channels.find(({ code }) => code === channel)?.banks
  const fields = useFields({
    names: ['bank', 'holder', 'number', 'withdrawalPassword'] as const,
    rules: {
      bank: { ...filledIn, maxLength: 60, enabled: asksBank(banks) },
      holder: { ...filledIn, minLength: 2, maxLength: 140 },
      number: { ...filledIn, minLength: 6, maxLength: 80 },
      withdrawalPassword: digitsRule,
    },
    async send({ bank, holder, number, withdrawalPassword }) {
      const named = asksBank(banks) ? { bank } : {}
      await call('cashier.addPayoutAccount', { channel, ...named, holder, number, withdrawalPassword })
      toast(t('cashier.accountAdded'))
      onDone()
    },
  })
  return (
    <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
      <FormFault text={fields.faults.form} />
      <fieldset className={classes.quick}>
        <legend className="visually-hidden">{t('cashier.channel')}</legend>
        {channels.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            className={classes.chip}
            aria-pressed={code === channel}
            onClick={() => {
              setChosen(code)
              fields.set('bank', '')
            }}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {banks && <BankField banks={banks} field={fields.bind('bank')} onBank={bank => fields.set('bank', bank)} />}
      <Field label={t('cashier.holder')} autoComplete="name" {...fields.bind('holder')} hint={t('cashier.ownName')} />
      <Field label={t('cashier.accountNumber')} autoComplete="off" {...fields.bind('number')} hint="" />
      <SecretField {...fields.bind('withdrawalPassword')} hint="" />
      <FormActions submit={t('cashier.save')} busy={fields.busy} onBack={onCancel} />
    </form>
  )
}
