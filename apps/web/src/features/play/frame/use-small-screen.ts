import { useSyncExternalStore } from 'react'

/** Phones, upright and sideways, where a game owns the screen; the same words stand in game-page.module.css. */
const smallScreen = '(width < 768px), (height < 560px)'

function watch(changed: () => void): () => void {
  const list = matchMedia(smallScreen)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** True where a game owns the screen. */
export const useSmallScreen = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(smallScreen).matches,
    () => false,
  )
