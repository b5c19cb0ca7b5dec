import { useEffect } from 'react'
import { Button } from './button.tsx'
import type { StoryFile, StoryProps } from './story.ts'
import { Toasts, toast } from './toast.tsx'

export default { title: 'Kit/Toast', parameters: { alone: true } } satisfies StoryFile

/** What succeeded, what failed, and a long one; no more than three are shown at a time. */
export function GoodBadAndLong({ words }: StoryProps) {
  function say(): void {
    toast(words.title)
    toast(words.fault, 'bad')
    toast(`${words.long} ${words.sentence}`, 'bad')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(say, [])
  return (
    <>
      <Button onClick={say}>{words.action}</Button>
      <Toasts />
    </>
  )
}
