import type { FieldProps } from '@baize/ui/field.tsx'
import { Field } from '@baize/ui/field.tsx'
import classes from '../forms/forms.module.css'
import { useText } from '../i18n/use-text.ts'
import { useMoneyText } from './use-money-text.ts'

/** An amount of money, typed or taken from the ones that are often asked for. */
export function AmountField(
  props: Omit<FieldProps, 'label' | 'onChange'> & {
    /** What the amount is, where it is not just the amount. */
    label?: string
    value: string
    quick?: string[]
    /** All that may be taken, offered as one of them. */
    most?: string | undefined
    onAmount: (amount: string) => void
  },
) {
  const { label, quick = [], most, onAmount, ...field } = props
  const t = useText()
  const text = useMoneyText()
  return (
    <>
      <Field
        {...field}
        label={label ?? t('cashier.amount')}
        inputMode="decimal"
        autoComplete="off"
        onChange={event => onAmount(event.target.value)}
      />
      {(quick.length > 0 || most) && (
        <fieldset className={classes.quick}>
          <legend className="visually-hidden">{t('cashier.quickAmounts')}</legend>
          {quick.map(amount => (
            <button
              key={amount}
              type="button"
              className={classes.chip}
              aria-pressed={amount === field.value}
              onClick={() => onAmount(amount)}
            >
              {text(amount)}
            </button>
          ))}
          {most && (
            <button
              type="button"
              className={classes.chip}
              aria-pressed={most === field.value}
              onClick={() => onAmount(most)}
            >
              {t('cashier.max')}
            </button>
          )}
        </fieldset>
      )}
    </>
  )
}
