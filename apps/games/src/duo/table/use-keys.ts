import { useEffect, useRef } from 'react'

/** Keys of the table while they are wanted. Keys that belong to a field, a button or an open dialog stay theirs. */
export function useKeys(acts: Readonly<Record<string, () => void>>, isWanted: boolean): void {
  const latest = useRef(acts)
  latest.current = acts
  useEffect(() => {
    if (!isWanted) return
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, repeat } = event
      if (ctrlKey || metaKey || altKey || repeat || document.querySelector('dialog[open]')) return
      if (target instanceof Element && target.closest('input, select, textarea')) return
      const isPress = key === 'Enter' || key === ' '
      if (isPress && target instanceof Element && target.closest('button:not(.duo-card), a, summary')) return
      const act = latest.current[key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isWanted])
}
