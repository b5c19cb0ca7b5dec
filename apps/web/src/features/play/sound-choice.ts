import { useSyncExternalStore } from 'react'

const key = 'game-sound'
const listeners = new Set<() => void>()
const isOff = (): boolean => localStorage.getItem(key) === 'off'

/** Keeps the choice for every game and the next visit. */
export function chooseMuted(muted: boolean): void {
  if (muted) localStorage.setItem(key, 'off')
  else localStorage.removeItem(key)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  // Other tabs of this site speak by their storage alone.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Games are silent: the one switch of the bar and of the games themselves. */
export const useMuted = (): boolean => useSyncExternalStore(subscribe, isOff, () => false)
