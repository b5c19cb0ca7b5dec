import { startOfDayMs } from '@baize/api/zoned-days'

const dayMs = 86_400_000

/** When a day begins and ends by the clock of a zone; the end is the first moment of the day after. */
export function momentsOfDay(day: string, zone: string): { start: Date; end: Date } {
  const next = new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)
  return { start: new Date(startOfDayMs(day, zone)), end: new Date(startOfDayMs(next, zone)) }
}
