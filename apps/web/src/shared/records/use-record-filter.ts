import { useState } from 'react'
import { useZone } from '../moments/use-zone.ts'
import { type Days, presetDays, todayIn } from './days/day-ranges.ts'

/**
 * The days that a record shows (the last seven at first), the choices beside them, and the page. Whatever else is asked for
 * begins on its first page.
 * @param everything the choices that leave nothing out
 */
export function useRecordFilter<Choices extends object>(everything: Choices) {
  const timeZone = useZone()
  const [today] = useState(() => todayIn(timeZone))
  const atFirst = { days: presetDays('prev7', today), choices: everything, page: 1 }
  const [{ days, choices, page }, set] = useState<{ days: Days; choices: Choices; page: number }>(atFirst)
  return {
    days,
    choices,
    page,
    setPage: (next: number) => set(before => ({ ...before, page: next })),
    choose: (part: Partial<Choices>) =>
      set(before => ({ ...before, choices: { ...before.choices, ...part }, page: 1 })),
    /** What the filter bar needs of it. */
    bar: {
      days,
      today,
      onDays: (next: Days) => set(before => ({ ...before, days: next, page: 1 })),
      onReset: () => set(atFirst),
    },
  }
}
