import { startOfDayMs } from '@baize/api/zoned-days'
import { useState } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import { useZone } from '../../shared/moments/use-zone.ts'
import { DayFields, DayPresets } from '../../shared/records/days/day-picker.tsx'
import { type Days, todayIn } from '../../shared/records/days/day-ranges.ts'
import { useDay } from '../../shared/records/days/days.ts'
import classes from './days-filter.module.css'

const dayMs = 86_400_000

/** On which days a promotion runs: past ones, and those to come. Folded away until it is asked for. */
export function DaysFilter({ days, onDays }: { days: Days | null; onDays: (days: Days | null) => void }) {
  const t = useText()
  const day = useDay()
  const timeZone = useZone()
  // Telling the day in a zone takes a browser longest of all that the page does, so that it waits until somebody asks.
  const [today, setToday] = useState(() => (days ? todayIn(timeZone) : null))
  // Noon of the brand's clock, which is that day however the text of a day is made.
  const noon = (date: string) => new Date(startOfDayMs(date, timeZone) + dayMs / 2).toISOString()
  return (
    <details
      className={classes.filter}
      open={days !== null}
      onToggle={event => event.currentTarget.open && setToday(todayIn(timeZone))}
    >
      <summary>{days ? `${day(noon(days.from))} – ${day(noon(days.to))}` : t('promo.anyDay')}</summary>
      {today && (
        <div className={classes.panel}>
          <DayPresets days={days} today={today} onDays={onDays} future />
          <div className={classes.fields}>
            <DayFields days={days} today={today} onDays={onDays} future />
            {days && (
              <button type="button" className={classes.any} onClick={() => onDays(null)}>
                {t('promo.anyDay')}
              </button>
            )}
          </div>
        </div>
      )}
    </details>
  )
}
