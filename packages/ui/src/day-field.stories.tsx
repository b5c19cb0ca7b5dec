import { useState } from 'react'
import { DayField } from './day-field.tsx'
import { dayWords, type StoryFile, type StoryProps, storyDay } from './story.ts'

export default { title: 'Kit/Day field' } satisfies StoryFile

function Choosing({ words, start, error }: StoryProps & { start: string; error?: string }) {
  const [day, setDay] = useState(start)
  return (
    <DayField
      {...{ value: day, today: storyDay, words: dayWords(words), error }}
      label={words.label}
      hint={words.hint}
      min="2026-11-10"
      max="2027-01-31"
      onDay={setDay}
    />
  )
}

export const Empty = ({ words }: StoryProps) => <Choosing words={words} start="" />
export const Filled = ({ words }: StoryProps) => <Choosing words={words} start="2026-12-24" />
export const Faulty = ({ words }: StoryProps) => <Choosing words={words} start="2026-12-24" error={words.fault} />
