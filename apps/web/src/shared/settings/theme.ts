import { useSyncExternalStore } from 'react'

export type Theme = 'dark' | 'light'

const listeners = new Set<() => void>()
const inPage = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark')

/** Applies a theme to the page and keeps the choice. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  localStorage.setItem('theme', theme)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The theme in use; dark until the browser has looked. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, inPage, () => 'dark')
