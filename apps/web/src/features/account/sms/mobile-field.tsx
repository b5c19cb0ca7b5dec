import type { FieldProps } from '@baize/ui/field.tsx'
import { Field } from '@baize/ui/field.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useModule } from '../../../shared/settings/modules.ts'
import { CountryPicker } from './country-picker.tsx'
import classes from './sms.module.css'
import type { CountryState } from './use-country.ts'

/** A mobile number behind its dialling code, which is chosen where the brand offers a choice. */
export function MobileField({ country, ...field }: { country: CountryState } & Omit<FieldProps, 'label'>) {
  const t = useText()
  const canChoose = useModule('COUNTRY_PICKER')
  const { countries, country: current, choose } = country
  return (
    <Field
      {...field}
      label={t('field.mobileNum')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      before={
        current &&
        (canChoose ? (
          <CountryPicker countries={countries} value={current} onChoose={choose} />
        ) : (
          <span className={classes.fixed}>+{current.countryDialingCode}</span>
        ))
      }
    />
  )
}
