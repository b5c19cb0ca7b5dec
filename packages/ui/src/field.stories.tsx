import { Button } from './button.tsx'
import { Field } from './field.tsx'
import type { StoryFile, StoryProps } from './story.ts'

export default { title: 'Kit/Field' } satisfies StoryFile

export const Empty = ({ words }: StoryProps) => <Field label={words.label} hint={words.hint} required />

export const Filled = ({ words }: StoryProps) => <Field label={words.label} hint={words.hint} defaultValue="mia88" />

export const Faulty = ({ words }: StoryProps) => (
  <Field label={words.label} hint={words.hint} error={words.fault} defaultValue="m" required />
)

export const Disabled = ({ words }: StoryProps) => <Field label={words.label} defaultValue="mia88" disabled />

export const Password = ({ words }: StoryProps) => (
  <Field label={words.label} defaultValue="Tables#2026" reveal={{ show: words.forward, hide: words.back }} />
)

export const WithButton = ({ words }: StoryProps) => (
  <Field label={words.label} inputMode="numeric" aside={<Button>{words.action}</Button>} />
)

export const LongText = ({ words }: StoryProps) => (
  <Field label={`${words.long} ${words.long}`} hint={words.sentence} defaultValue={words.long.repeat(3)} />
)
