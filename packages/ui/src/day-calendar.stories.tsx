import { useState } from 'react'
import DayCalendar from './day-calendar.tsx'
import type { DayRange } from './day-text.ts'
import { dayWords, type StoryFile, type StoryProps, storyDay } from './story.ts'

export default { title: 'Kit/Day calendar' } satisfies StoryFile

export const OneDay = ({ words }: StoryProps) => {
  const [day, setDay] = useState('2026-11-24')
  return <DayCalendar words={dayWords(words)} today={storyDay} min="2026-11-10" value={day} onChoose={setDay} />
}

export const Range = ({ words }: StoryProps) => {
  const [range, setRange] = useState<DayRange>({ from: '2026-10-28', to: '2026-11-06' })
  return (
    <DayCalendar
      range
      words={dayWords(words)}
      today={storyDay}
      max={storyDay}
      mostDays={30}
      value={range}
      onChoose={setRange}
    />
  )
}
