import { Field } from '@baize/ui/field.tsx'
import { Select } from '@baize/ui/select.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './bank.module.css'
import type { MapDraft } from './map-draft.ts'

interface Props {
  draft: MapDraft
  onChange: (draft: MapDraft) => void
}

const names = ['day', 'amount', 'credit', 'debit', 'sign', 'reference', 'texts', 'headLine'] as const

/** Asks which column of the file holds what, and how days and amounts are written. It is kept for the account. */
export function ColumnMapFields({ draft, onChange }: Props) {
  const t = useText()
  const set = (patch: Partial<MapDraft>) => onChange({ ...draft, ...patch })
  return (
    <fieldset className={classes.map}>
      <legend>{t('bank.columns')}</legend>
      <Select
        label={t('bank.delimiter')}
        value={draft.delimiter}
        options={[
          [',', ','],
          [';', ';'],
          ['\t', t('bank.tab')],
          ['|', '|'],
        ]}
        onChoose={delimiter => set({ delimiter })}
      />
      <Select
        label={t('bank.decimal')}
        value={draft.decimal}
        options={[
          ['.', '1,000.00'],
          [',', '1.000,00'],
        ]}
        onChoose={decimal => set({ decimal })}
      />
      <Select
        label={t('bank.dayOrder')}
        value={draft.dayOrder}
        options={[
          ['ymd', '2026-11-29'],
          ['dmy', '29.11.2026'],
          ['mdy', '11/29/2026'],
        ]}
        onChoose={dayOrder => set({ dayOrder })}
      />
      {names.map(name => (
        <Field
          key={name}
          label={t(`bank.column.${name}`)}
          value={draft[name]}
          onChange={event => set({ [name]: event.target.value })}
        />
      ))}
    </fieldset>
  )
}
