interface Common {
  /** Sales close this long before the draw. */
  leadMs: number
  /** Minutes that the game's own clock is ahead of UTC; there is no summer time. */
  offsetMinutes: number
}

/** When a game draws, by its own clock. Weekday 1 is Monday. */
export type Schedule = Common &
  (
    | { kind: 'interval'; minutes: number }
    | { kind: 'times'; times: readonly string[] }
    | { kind: 'weekdays'; weekdays: readonly number[]; time: string; issue: IssueForm }
    | { kind: 'monthdays'; days: readonly number[]; time: string }
  )

/** The part of an issue's name after the date: a round `01`, a weekday `N5`, a station `S3`. */
type IssueForm =
  | { kind: 'round' }
  | { kind: 'weekday'; letter: string }
  | { kind: 'station'; letter: string; station: number }

/** One draw of a game. Names are unique per game, never reused, and sort by time. */
export interface Issue {
  name: string
  /** Selling starts when the draw before is held. */
  opensAtMs: number
  closesAtMs: number
  drawsAtMs: number
}

const minuteMs = 60_000
const dayMs = 86_400_000
/** Days within which the next draw of a game surely lies. */
const longestPauseDays = { interval: 1, times: 1, weekdays: 7, monthdays: 17 } as const

/** Issues whose draw lies in [from, to), in order (lotteries book 3.1 and 5.6). */
export function issuesBetween(schedule: Schedule, fromMs: number, toMs: number): Issue[] {
  const draws: { name: string; drawsAtMs: number }[] = []
  const lastDay = dayOf(schedule, toMs)
  for (let day = dayOf(schedule, fromMs) - longestPauseDays[schedule.kind]; day <= lastDay; day++)
    draws.push(...drawsOfDay(schedule, day))
  return draws.flatMap(({ name, drawsAtMs }, i) => {
    const before = draws[i - 1]
    if (!before || drawsAtMs < fromMs || drawsAtMs >= toMs) return []
    return [{ name, opensAtMs: before.drawsAtMs, closesAtMs: drawsAtMs - schedule.leadMs, drawsAtMs }]
  })
}

/** The issue that is on sale, or closed and waiting for its draw, at a moment. */
export function issueAt(schedule: Schedule, atMs: number): Issue {
  const [issue] = issuesBetween(schedule, atMs + 1, atMs + 1 + longestPauseDays[schedule.kind] * dayMs)
  return issue!
}

/** The coming issues, the current one first. */
export function comingIssues(schedule: Schedule, atMs: number, count: number): Issue[] {
  const issues: Issue[] = []
  for (let from = atMs; issues.length < count; from = issues.at(-1)!.drawsAtMs) issues.push(issueAt(schedule, from))
  return issues
}

/** Day number of the game's own calendar. */
const dayOf = ({ offsetMinutes }: Schedule, atMs: number): number =>
  Math.floor((atMs + offsetMinutes * minuteMs) / dayMs)

function drawsOfDay(schedule: Schedule, day: number): { name: string; drawsAtMs: number }[] {
  const startMs = day * dayMs - schedule.offsetMinutes * minuteMs
  const date = new Date(day * dayMs)
  const stamp = date.toISOString().slice(0, 10).replaceAll('-', '')
  const named = (suffix: string, minutes: number) => ({
    name: `${stamp}-${suffix}`,
    drawsAtMs: startMs + minutes * minuteMs,
  })
  switch (schedule.kind) {
    case 'interval':
      return Array.from({ length: (24 * 60) / schedule.minutes }, (_, i) =>
        named(padded(i + 1, 4), (i + 1) * schedule.minutes),
      )
    case 'times':
      return schedule.times.map((time, i) => named(padded(i + 1, 2), minutesOf(time)))
    case 'weekdays': {
      const weekday = date.getUTCDay() || 7
      if (!schedule.weekdays.includes(weekday)) return []
      const { issue } = schedule
      const suffix = issue.kind === 'round' ? '01' : issue.letter + (issue.kind === 'weekday' ? weekday : issue.station)
      return [named(suffix, minutesOf(schedule.time))]
    }
    case 'monthdays':
      return schedule.days.includes(date.getUTCDate()) ? [named('01', minutesOf(schedule.time))] : []
  }
}

const padded = (value: number, width: number): string => String(value).padStart(width, '0')

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return hours! * 60 + minutes!
}
