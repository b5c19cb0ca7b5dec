import { useState } from 'react'
import { Select, type SelectProps } from './select.tsx'
import type { StoryFile, StoryProps } from './story.ts'

export default { title: 'Kit/Select' } satisfies StoryFile

function Choosing({ words, look, start = 'b' }: StoryProps & { look: SelectProps<string>['look']; start?: string }) {
  const [value, setValue] = useState(start)
  const texts = [words.action, words.other, words.close, words.back, words.forward, words.long, words.title]
  const options = texts.map((text, place) => [String.fromCharCode(97 + place), text] as const)
  return <Select label={words.label} value={value} options={options} onChoose={setValue} {...(look && { look })} />
}

export const Field = ({ words }: StoryProps) => <Choosing words={words} look="field" />
export const Small = ({ words }: StoryProps) => <Choosing words={words} look="small" />
export const Inline = ({ words }: StoryProps) => <Choosing words={words} look="inline" />
export const LongText = ({ words }: StoryProps) => <Choosing words={words} look="small" start="f" />
