import { Button } from '@baize/ui/button.tsx'
import type { StoryFile, StoryProps } from '@baize/ui/story.ts'
import { useEffect } from 'react'
import type { AnsweredStory } from '../../../workshop/stories.ts'
import { DialogHost } from '../../app/dialog-host.tsx'
import { closeMessage, dialogStore, openMessage } from './dialog-store.ts'
import { useTrialWarning } from './use-trial-warning.ts'

export default { title: 'Dialogs/Message', parameters: { alone: true } } satisfies StoryFile

function Said({ open, words }: StoryProps & { open: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useEffect(() => {
    open()
    return () => dialogStore.getState().messages.forEach(({ id }) => void closeMessage(id))
  }, [])
  return (
    <>
      <Button onClick={open}>{words.action}</Button>
      <DialogHost />
    </>
  )
}

export const News: AnsweredStory = ({ words }) => (
  <Said words={words} open={() => openMessage({ title: words.title, text: words.sentence })} />
)

export const TrialWarning: AnsweredStory = ({ words }) => <Said words={words} open={useTrialWarning()} />

export const LongText: AnsweredStory = ({ words }) => (
  <Said
    words={words}
    open={() => openMessage({ title: `${words.long} ${words.title}`, text: words.sentence, buttonLabel: words.long })}
  />
)
