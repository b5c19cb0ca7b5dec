import { useState } from 'react'
import { useApp } from '../../app/app.tsx'
import { DayFields, DayPresets } from '../../centre/records/day-picker.tsx'
import { type Days, todayIn } from '../../centre/records/day-ranges.ts'
import { useDay } from '../../late/days.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './days-filter.module.css'

/** On which days a promotion runs: past ones, and those to come. Folded away until it is asked for. */
export function DaysFilter({ days, onDays }: { days: Days | null; onDays: (days: Days | null) => void }) {
  const t = useText()
  const day = useDay()
  const { timeZone, clockOffsetMinutes } = useApp().permission.info
  const [today] = useState(() => todayIn(timeZone))
  const picker = { days, today, onDays, future: true }
  // Noon of the brand's clock, which is that day however the text of a day is made.
  const noon = (date: string) => new Date(Date.parse(`${date}T12:00:00Z`) - clockOffsetMinutes * 60_000).toISOString()
  return (
    <details className={classes.filter} open={days !== null}>
      <summary>{days ? `${day(noon(days.from))} – ${day(noon(days.to))}` : t('promo.anyDay')}</summary>
      <div className={classes.panel}>
        <DayPresets {...picker} />
        <div className={classes.fields}>
          <DayFields {...picker} />
          {days && (
            <button type="button" className={classes.any} onClick={() => onDays(null)}>
              {t('promo.anyDay')}
            </button>
          )}
        </div>
      </div>
    </details>
  )
}
