import { addDays, type DayRange } from '@baize/ui/day-text.ts'

/** First and last day, such as 2027-06-15. */
export type Days = DayRange

/** Days that a record shows at most. */
export const mostRecordDays = 30

export const pastPresets = ['today', 'yesterday', 'prev7', 'prev30'] as const
/** Where days to come may be chosen too. */
export const futurePresets = ['next7', 'next30'] as const
export type DayPreset = (typeof pastPresets)[number] | (typeof futurePresets)[number]

/** The days of a preset; today is the last of the previous ones and the first of the next ones. */
export function presetDays(preset: DayPreset, today: string): Days {
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'prev7':
      return { from: addDays(today, -6), to: today }
    case 'prev30':
      return { from: addDays(today, -29), to: today }
    case 'next7':
      return { from: today, to: addDays(today, 6) }
    case 'next30':
      return { from: today, to: addDays(today, 29) }
  }
}

/** The day that it is in a zone. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)
