import type { ResponseOf } from '@baize/api'
import { Field, type FieldProps } from '@baize/ui/field.tsx'
import { Select } from '@baize/ui/select.tsx'
import { useText } from '../i18n/use-text.ts'

type Banks = ResponseOf<'cashier.channels'>['payout'][number]['banks']

/** Tells if a payout account has to say which bank it is at. */
export const asksBank = (banks: Banks | undefined): boolean => banks?.length !== 1

interface Props {
  banks: Banks
  /** What the form gives its field `bank`. */
  field: Omit<FieldProps, 'label'>
  onBank: (bank: string) => void
}

/** The bank of a payout account: one of the channel's, none of them chosen before, or its name where the channel lists none. */
export function BankField({ banks, field, onBank }: Props) {
  const t = useText()
  if (!asksBank(banks)) return null
  if (banks.length === 0) return <Field label={t('cashier.bank')} autoComplete="off" {...field} hint="" />
  const none = ['', t('cashier.chooseBank')] as const
  return (
    <Select
      label={t('cashier.bank')}
      value={String(field.value)}
      options={[none, ...banks.map(({ code, name }) => [code, name] as const)]}
      error={field.error}
      onChoose={onBank}
    />
  )
}
