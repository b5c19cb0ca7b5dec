import { useRef } from 'react'
import { DayButton } from './day-button.tsx'
import { dayWords, type StoryFile, type StoryProps, storyDay } from './story.ts'

export default { title: 'Kit/Day button' } satisfies StoryFile

export const Closed = ({ words }: StoryProps) => {
  const anchor = useRef<HTMLDivElement>(null)
  return (
    <div ref={anchor}>
      <DayButton
        words={dayWords(words)}
        label={words.label}
        today={storyDay}
        value={null}
        anchor={anchor}
        onChoose={() => {}}
      />
    </div>
  )
}
