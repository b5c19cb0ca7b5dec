import { countryCloseDelayMs } from '@baize/api'
import { Icon } from '@baize/ui/icon.tsx'
import { moveFocus } from '@baize/ui/move-focus.ts'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import { localeTag } from '../../../shared/i18n/language.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { flagUrl } from '../../../shared/pictures.ts'
import classes from './sms.module.css'
import type { Country } from './use-country.ts'

export interface CountryPickerProps {
  countries: readonly Country[]
  value: Country
  onChoose: (country: Country) => void
}

/** Flag and dialling code of a number, chosen from a list that closes 200 ms after it lost the focus. */
export function CountryPicker({ countries, value, onChoose }: CountryPickerProps) {
  const t = useText()
  const { language } = useApp()
  const [open, setOpen] = useState(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const list = useRef<HTMLDivElement>(null)
  const face = useRef<HTMLButtonElement>(null)
  useEffect(() => () => clearTimeout(closing.current), [])
  useEffect(() => {
    if (open) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'center' })
  }, [open])
  const names = new Intl.DisplayNames(localeTag(language), { type: 'region', fallback: 'code' })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name the number's own field as well
    <div
      role="group"
      aria-label={t('field.country')}
      className={classes.picker}
      onKeyDown={event => {
        if (event.key === 'ArrowDown' && !open) setOpen(true)
        if (event.key === 'Escape' && open) {
          event.stopPropagation()
          setOpen(false)
          face.current?.focus()
        } else if (open) moveFocus(event)
      }}
      onFocus={() => clearTimeout(closing.current)}
      onBlur={() => {
        closing.current = setTimeout(() => setOpen(false), countryCloseDelayMs)
      }}
    >
      <button
        ref={face}
        type="button"
        className={classes.current}
        aria-expanded={open}
        aria-haspopup="listbox"
        aria-label={`${t('field.country')}: ${names.of(value.countryCode)} +${value.countryDialingCode}`}
        onClick={() => setOpen(!open)}
      >
        <Flag code={value.countryCode} />+{value.countryDialingCode}
        <Icon name="chevron-down" size={13} />
      </button>
      {open && (
        <div ref={list} role="listbox" aria-label={t('field.country')} className={classes.list}>
          {countries.map(country => (
            <button
              key={country.countryCode}
              type="button"
              role="option"
              aria-selected={country.countryCode === value.countryCode}
              className={classes.country}
              onClick={() => {
                onChoose(country)
                setOpen(false)
              }}
            >
              <Flag code={country.countryCode} />
              <span>{names.of(country.countryCode)}</span>
              <b>+{country.countryDialingCode}</b>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function Flag({ code }: { code: string }) {
  const { imageCdn } = useApp()
  return <img className={classes.flag} src={flagUrl(imageCdn, code)} width={20} height={20} alt="" loading="lazy" />
}
