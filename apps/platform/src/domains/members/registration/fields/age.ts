/** The day of an ISO date, or null when the calendar has no such day. */
export function parseDate(text: string): Date | null {
  const day = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text ? day : null
}

/** Whole years between a birthday and a moment, both by the calendar of UTC. */
export function ageAt(born: Date, now: Date): number {
  const years = now.getUTCFullYear() - born.getUTCFullYear()
  const month = now.getUTCMonth() - born.getUTCMonth()
  const hadBirthday = month > 0 || (month === 0 && now.getUTCDate() >= born.getUTCDate())
  return hadBirthday ? years : years - 1
}
