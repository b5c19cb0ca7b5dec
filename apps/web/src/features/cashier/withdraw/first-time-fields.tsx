import type { ResponseOf } from '@baize/api'
import { Field, type FieldProps } from '@baize/ui/field.tsx'
import { BankField } from '../../../shared/forms/bank-field.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { useText } from '../../../shared/i18n/use-text.ts'
import { LoginPasswordField } from '../../../shared/secrets/login-password-field.tsx'
import { SecretField } from '../../../shared/secrets/secret-field.tsx'

export type SetUpField = 'bank' | 'holder' | 'number' | 'oldPassword' | 'newPassword' | 'confirmNewPassword'
type Bind = (name: SetUpField) => Omit<FieldProps, 'label'>

interface AccountProps {
  channels: ResponseOf<'cashier.channels'>['payout']
  chosen: string
  onChoose: (code: string) => void
  bind: Bind
  onBank: (bank: string) => void
}

/** Where money goes, for who has no payout account yet. */
export function NewAccountFields({ channels, chosen, onChoose, bind, onBank }: AccountProps) {
  const t = useText()
  const banks = channels.find(({ code }) => code === chosen)?.banks
  return (
    <>
      <fieldset className={classes.quick}>
        <legend className="visually-hidden">{t('cashier.channel')}</legend>
        {channels.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            className={classes.chip}
            aria-pressed={code === chosen}
            onClick={() => {
              onChoose(code)
              onBank('')
            }}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {banks && <BankField banks={banks} field={bind('bank')} onBank={onBank} />}
      <Field label={t('cashier.holder')} autoComplete="name" {...bind('holder')} hint={t('cashier.ownName')} />
      <Field label={t('cashier.accountNumber')} autoComplete="off" {...bind('number')} hint="" />
    </>
  )
}

/** The six digits for money that leaves, for who has set none yet. */
export function NewDigitsFields({ bind }: { bind: Bind }) {
  const t = useText()
  return (
    <>
      <LoginPasswordField {...bind('oldPassword')} />
      <SecretField label={t('cashier.newDigits')} {...bind('newPassword')} hint="" />
      <SecretField label={t('cashier.repeatDigits')} {...bind('confirmNewPassword')} hint="" />
    </>
  )
}
