import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import type { StoryFile, StoryProps, StoryWords } from './story.ts'

export default { title: 'Kit/Dialog', parameters: { alone: true } } satisfies StoryFile

function Frame({ words, actions, text }: { words: StoryWords; actions?: ReactNode; text: string }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.action}</Button>
      {open && (
        <Dialog title={words.title} closeLabel={words.close} onClose={() => setOpen(false)} actions={actions}>
          <p>{text}</p>
        </Dialog>
      )}
    </>
  )
}

/** Where nothing is said of it, there is one button, and it reads CLOSE. */
export const OneButton = ({ words }: StoryProps) => <Frame words={words} text={words.sentence} />

export const TwoButtons = ({ words }: StoryProps) => (
  <Frame
    words={words}
    text={words.sentence}
    actions={
      <>
        <Button>{words.other}</Button>
        <Button look="main" busy>
          {words.action}
        </Button>
      </>
    }
  />
)

export const LongText = ({ words }: StoryProps) => (
  <Frame
    words={words}
    text={`${words.long} ${words.sentence}`}
    actions={
      <>
        <Button>{words.long}</Button>
        <Button look="main">{words.action}</Button>
      </>
    }
  />
)
