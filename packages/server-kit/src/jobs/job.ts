/** Work that the clock starts. Across all processes each tick runs once, and no run begins beside another. */
export interface Job {
  name: string
  /** Five-field cron, UTC. */
  cron: string
  /** An object that it answers is kept with the run, as what it did. */
  run(): Promise<unknown>
}

const minutesADay = 1_440

/** Minutes from one tick to the next, for the forms in use: each minute, some minutes, an hour or a day. */
export function minutesBetweenTicks(cron: string): number {
  const [minute = '', hour] = cron.split(' ')
  if (hour !== '*') return minutesADay
  if (minute === '*') return 1
  return minute.startsWith('*/') ? Number(minute.slice(2)) : 60
}

const minuteMs = 60_000

/** The next tick after a moment, for the same forms. */
export function nextTick(cron: string, after: Date): Date {
  const [minute = '', hour = '*'] = cron.split(' ')
  const at = new Date((Math.floor(after.getTime() / minuteMs) + 1) * minuteMs)
  const fits = (field: string, value: number): boolean =>
    field === '*' || (field.startsWith('*/') ? value % Number(field.slice(2)) === 0 : value === Number(field))
  while (!fits(minute, at.getUTCMinutes()) || !fits(hour, at.getUTCHours())) at.setTime(at.getTime() + minuteMs)
  return at
}
