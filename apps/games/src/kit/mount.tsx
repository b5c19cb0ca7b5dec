import { ignoreComposedKeys } from '@baize/ui/composed-keys.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** The data that the page was written with; null where there is none. Every game begins with it, before anything reads keys. */
export function readBoot<Boot>(): Boot | null {
  ignoreComposedKeys()
  const data = document.getElementById('boot')?.textContent
  return data ? (JSON.parse(data) as Boot) : null
}

/** Draws a game into its page. When it returns, the elements are there. */
export function mount(page: ReactNode): void {
  const root = document.getElementById('game')
  if (root) flushSync(() => createRoot(root).render(page))
}
