import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Modal } from './modal.tsx'
import type { StoryFile, StoryProps, StoryWords } from './story.ts'

export default { title: 'Kit/Modal', parameters: { alone: true } } satisfies StoryFile

interface FrameProps {
  words: StoryWords
  title?: string
  widthPx?: number
  actions?: ReactNode
  children: ReactNode
}

function Frame({ words, title = words.title, children, ...rest }: FrameProps) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.action}</Button>
      {open && (
        <Modal title={title} closeLabel={words.close} onClose={() => setOpen(false)} closesOutside {...rest}>
          {children}
        </Modal>
      )}
    </>
  )
}

/** As wide as its content, and 200 by 200 at least. */
export const AsWideAsItsContent = ({ words }: StoryProps) => (
  <Frame words={words} title={words.action}>
    <p>{words.action}</p>
  </Frame>
)

export const WithForm = ({ words }: StoryProps) => (
  <Frame words={words} widthPx={420} actions={<Button look="main">{words.action}</Button>}>
    <Field label={words.label} hint={words.hint} required />
  </Frame>
)

/** More than the window holds: the body scrolls between title and actions. */
export const LongText = ({ words }: StoryProps) => (
  <Frame
    words={words}
    title={`${words.long} ${words.title}`}
    widthPx={420}
    actions={
      <>
        <Button>{words.other}</Button>
        <Button look="main">{words.long}</Button>
      </>
    }
  >
    {Array.from({ length: 24 }, (_, line) => line).map(line => (
      <p key={line}>{words.sentence}</p>
    ))}
  </Frame>
)
