import { dayAt, startOfDayMs } from './zoned-days.ts'

const dayMs = 86_400_000

/** The days and zones at which the first moment of a day does not lie in it, or the one before does. */
export function wrongStarts(
  zones: readonly string[],
  { from, days, stepDays }: { from: string; days: number; stepDays: number },
): string[] {
  const wrong: string[] = []
  for (const zone of zones)
    for (let count = 0; count < days; count++) {
      const day = new Date(Date.parse(from) + count * stepDays * dayMs).toISOString().slice(0, 10)
      const start = startOfDayMs(day, zone)
      if (dayAt(start, zone) !== day || dayAt(start - 1, zone) >= day) wrong.push(`${day} ${zone}`)
    }
  return wrong
}
