import type { StoryFile, StoryProps } from '@baize/ui/story.ts'
import { useState } from 'react'
import { Tabs } from './tabs.tsx'

export default { title: 'Site/Tabs' } satisfies StoryFile

function Ways({ label, texts }: { label: string; texts: readonly string[] }) {
  const [active, setActive] = useState('0')
  const tabs = texts.map((text, index) => ({ key: String(index), text }))
  return <Tabs label={label} tabs={tabs} active={active} onChoose={setActive} />
}

export const Two = ({ words }: StoryProps) => <Ways label={words.title} texts={[words.action, words.other]} />
export const Three = ({ words }: StoryProps) => (
  <Ways label={words.label} texts={[words.action, words.other, words.close]} />
)
export const LongText = ({ words }: StoryProps) => <Ways label={words.long} texts={[words.long, words.title]} />
