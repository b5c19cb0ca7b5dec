import { useSyncExternalStore } from 'react'

const query = matchMedia('(width < 768px)')
const subscribe = (listener: () => void) => {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The window is as narrow as that of a phone: rows become cards, and panels pages. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query.matches)
