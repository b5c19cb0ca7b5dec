import { Button } from '@baize/ui/button.tsx'
import type { StoryFile, StoryProps } from '@baize/ui/story.ts'
import { useState } from 'react'
import type { AnsweredStory } from '../../../../workshop/stories.ts'
import SliderDialog from './slider-dialog.tsx'

export default { title: 'Dialogs/Slider', parameters: { alone: true } } satisfies StoryFile

function Frame({ words }: StoryProps) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.action}</Button>
      {open && <SliderDialog onDone={() => setOpen(false)} />}
    </>
  )
}

export const Puzzle: AnsweredStory = props => <Frame {...props} />

/** Each try is wrong: the fault stands over the next puzzle. */
export const WrongTry: AnsweredStory = props => <Frame {...props} />
WrongTry.parameters = { answers: { 'slider.check': { refused: 'slider_wrong' } } }

export const Loading: AnsweredStory = props => <Frame {...props} />
Loading.parameters = { answers: { 'slider.draw': 'never' } }

export const Failed: AnsweredStory = props => <Frame {...props} />
Failed.parameters = { answers: { 'slider.draw': { refused: 'unavailable' } } }
