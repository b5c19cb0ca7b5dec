import { dayAt } from '@baize/api/zoned-days'
import { addDays, type DayRange } from '@baize/ui/day-text.ts'

/** First and last day, such as 2027-06-15. */
export type Days = DayRange

/** Days that a record shows at most: any month of the calendar. */
export const mostRecordDays = 31

export const pastPresets = ['today', 'yesterday', 'prev7', 'prev30', 'thisMonth', 'lastMonth'] as const
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
    case 'thisMonth':
      return { from: `${today.slice(0, 7)}-01`, to: today }
    case 'lastMonth': {
      const to = addDays(`${today.slice(0, 7)}-01`, -1)
      return { from: `${to.slice(0, 7)}-01`, to }
    }
    case 'next7':
      return { from: today, to: addDays(today, 6) }
    case 'next30':
      return { from: today, to: addDays(today, 29) }
  }
}

/** The day that it is in a zone. */
export const todayIn = (timeZone: string, now = new Date()): string => dayAt(now.getTime(), timeZone)
