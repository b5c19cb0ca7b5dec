import { mostStartDays } from '@baize/api'
import { DayField } from '@baize/ui/day-field.tsx'
import { addDays } from '@baize/ui/day-text.ts'
import type { FieldProps } from '@baize/ui/field.tsx'
import { useState } from 'react'
import { Chips } from '../../../shared/forms/chips.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useZone } from '../../../shared/moments/use-zone.ts'
import { todayIn } from '../../../shared/records/days/day-ranges.ts'
import { useDayWords } from '../../../shared/records/days/use-day-words.ts'
import classes from '../contracts.module.css'
import type { OfferField } from './tier-fields.tsx'

interface Props {
  bind: (name: OfferField) => Omit<FieldProps, 'label'>
  onDay: (day: string) => void
}

/** The day on which an offered contract begins: when it is accepted, in 7 or 30 days, or any day between. */
export function StartField({ bind, onDay }: Props) {
  const t = useText()
  const timeZone = useZone()
  const [today] = useState(() => todayIn(timeZone))
  const { value: bound, error, inputRef, name } = bind('startsOn')
  const value = String(bound ?? '')
  const presets = [
    ['', t('agent.starts.accepted')],
    [addDays(today, 7), t('agent.starts.next7')],
    [addDays(today, 30), t('agent.starts.next30')],
  ] as const
  return (
    <div className={classes.start}>
      <DayField
        {...{ value, today, error, inputRef, name, onDay }}
        words={useDayWords(today)}
        label={t('agent.startsOn')}
        hint={t('agent.startsOnHint')}
        min={addDays(today, 1)}
        max={addDays(today, mostStartDays)}
      />
      <Chips label={t('agent.startsOn')} value={value} options={presets} onChoose={onDay} />
    </div>
  )
}
