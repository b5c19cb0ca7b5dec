import { useState } from 'react'
import { Button } from '../button.tsx'
import type { StoryFile, StoryProps, StoryWords } from '../story.ts'
import { Palette, type PaletteChoice } from './palette.tsx'
import { TypedAhead } from './typed-ahead.ts'

export default { title: 'Kit/Palette', parameters: { alone: true } } satisfies StoryFile

const entriesOf = (words: StoryWords): PaletteChoice[] =>
  [words.action, words.other, words.title, words.long].map((label, at) => ({
    id: String(at),
    label,
    place: words.label,
  }))

function Frame({ words, first }: StoryProps & { first: string }) {
  const [isOpen, setOpen] = useState(true)
  const [text, setText] = useState(first)
  const [typed] = useState(() => new TypedAhead())
  const fits = entriesOf(words).filter(({ label }) => label.toLocaleLowerCase().includes(text.toLocaleLowerCase()))
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.action}</Button>
      {isOpen && (
        <Palette
          words={{ title: words.title, close: words.close, search: words.hint, none: words.sentence }}
          typed={typed}
          text={text}
          onText={next => setText(next === '' && text === first ? first : next)}
          groups={fits.length > 0 ? [{ kind: 'all', label: words.label, entries: fits }] : []}
          onChoose={() => {}}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

export const WithChoices = ({ words }: StoryProps) => <Frame words={words} first="" />
export const WithoutAny = ({ words }: StoryProps) => <Frame words={words} first="~" />
