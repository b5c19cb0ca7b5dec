import type { RefObject } from 'react'
import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Full screen for an element, where the browser can. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const full = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const possible = useSyncExternalStore(
    () => () => {},
    () => document.fullscreenEnabled,
    () => true,
  )
  const toggle = (): void => void (full ? document.exitFullscreen() : element.current?.requestFullscreen())
  return { full, possible, toggle }
}
