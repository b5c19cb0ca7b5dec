import { useState } from 'react'
import { type DateRange, DayPicker, type Matcher } from 'react-day-picker'
import classes from './day-calendar.module.css'
import type { DayBounds, DayRange } from './day-text.ts'
import { Icon } from './icon.tsx'

export interface CalendarWords {
  /** BCP 47 tag of the language in which months and days are named. */
  language: string
  previousMonth: string
  nextMonth: string
}

interface Shared extends DayBounds {
  words: CalendarWords
  /** The day that is marked as today, and shown where none is chosen. */
  today: string
}
export type DayCalendarProps = Shared &
  (
    | { range?: false; value: string | null; onChoose: (day: string) => void }
    | { range: true; value: DayRange | null; mostDays?: number | undefined; onChoose: (range: DayRange) => void }
  )

/** Noon, which is on its day in every zone and on days whose clocks change. */
const dateOf = (day: string): Date => new Date(`${day}T12:00:00`)
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0')).join('-')

/** A month of days, two months for a range where there is room. Arrows, Page Up and Down, Home and End move in it. */
export default function DayCalendar(props: DayCalendarProps) {
  const { words, today, min, max } = props
  const disabled: Matcher[] = [...(min ? [{ before: dateOf(min) }] : []), ...(max ? [{ after: dateOf(max) }] : [])]
  const shown = (props.range ? props.value?.to : props.value) ?? (min && min > today ? min : today)
  const shared = {
    ...frame(words),
    autoFocus: true,
    today: dateOf(today),
    disabled,
    showOutsideDays: false,
    ...(min && { startMonth: dateOf(min) }),
    ...(max && { endMonth: dateOf(max) }),
  }
  if (props.range) return <RangeOfDays {...props} shared={shared} shown={dateOf(shown)} />
  const { value, onChoose } = props
  return (
    <DayPicker
      {...shared}
      mode="single"
      required
      selected={value ? dateOf(value) : undefined}
      defaultMonth={dateOf(shown)}
      onSelect={date => onChoose(dayOf(date))}
    />
  )
}

interface RangeProps extends Extract<DayCalendarProps, { range: true }> {
  shared: object
  shown: Date
}

/** The first press is one end of a range and the second the other; only then it is chosen. */
function RangeOfDays({ value, mostDays, onChoose, shared, shown }: RangeProps) {
  const [begun, setBegun] = useState<DateRange | undefined>(
    value ? { from: dateOf(value.from), to: dateOf(value.to) } : undefined,
  )
  const [isWide] = useState(() => matchMedia('(width >= 768px)').matches)
  const months = isWide ? 2 : 1
  return (
    <DayPicker
      {...shared}
      mode="range"
      resetOnSelect
      {...(mostDays && { max: mostDays - 1 })}
      numberOfMonths={months}
      selected={begun}
      defaultMonth={new Date(shown.getFullYear(), shown.getMonth() + 1 - months, 1, 12)}
      onSelect={range => {
        setBegun(range)
        if (range?.from && range.to) onChoose({ from: dayOf(range.from), to: dayOf(range.to) })
      }}
    />
  )
}

/** Names by the language of the page, years by the calendar that all records use, and the kit's own looks. */
function frame({ language, previousMonth, nextMonth }: CalendarWords) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { calendar: 'gregory', ...options })
  const month = format({ year: 'numeric', month: 'long' })
  const weekday = { narrow: format({ weekday: 'narrow' }), long: format({ weekday: 'long' }) }
  const whole = format({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' })
  return {
    classNames: classes,
    weekStartsOn: 1 as const,
    formatters: {
      formatCaption: (date: Date) => month.format(date),
      formatWeekdayName: (date: Date) => weekday.narrow.format(date),
      formatDay: (date: Date) => String(date.getDate()),
    },
    labels: {
      labelGrid: (date: Date) => month.format(date),
      labelDayButton: (date: Date) => whole.format(date),
      labelWeekday: (date: Date) => weekday.long.format(date),
      labelPrevious: () => previousMonth,
      labelNext: () => nextMonth,
    },
    components: {
      Chevron: ({ orientation }: { orientation?: string }) => (
        <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} size={18} />
      ),
    },
  }
}
