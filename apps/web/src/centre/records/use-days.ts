import { useState } from 'react'
import { useApp } from '../../app/app.tsx'
import { type Days, presetDays, todayIn } from './day-ranges.ts'

/** The days that a record shows: the last seven at first. */
export function useDays(): { days: Days; today: string; setDays: (days: Days) => void } {
  const { timeZone } = useApp().permission.info
  const [today] = useState(() => todayIn(timeZone))
  const [days, setDays] = useState(() => presetDays('prev7', today))
  return { days, today, setDays }
}
