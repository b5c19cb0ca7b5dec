import { useState } from 'react'
import { DayRange } from './day-range.tsx'
import type { DayRange as Range } from './day-text.ts'
import { dayWords, type StoryFile, type StoryProps, storyDay } from './story.ts'

export default { title: 'Kit/Day range' } satisfies StoryFile

function Choosing({ words, start }: StoryProps & { start: Range | null }) {
  const [range, setRange] = useState(start)
  return (
    <DayRange
      {...{ value: range, today: storyDay, max: storyDay, words: dayWords(words) }}
      label={words.title}
      fromLabel={words.back}
      toLabel={words.forward}
      mostDays={30}
      onRange={setRange}
    />
  )
}

export const Empty = ({ words }: StoryProps) => <Choosing words={words} start={null} />
export const Filled = ({ words }: StoryProps) => (
  <Choosing words={words} start={{ from: '2026-11-14', to: '2026-11-20' }} />
)
