import { useEffect, useState } from 'react'
import { TypedAhead } from './typed-ahead.ts'

/** Ctrl or Command and K open the palette, wherever the focus is. What is typed before its box is there is kept for it. */
export function usePaletteKey() {
  const [isOpen, setOpen] = useState(false)
  const [typed] = useState(() => new TypedAhead())
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      typed.begin()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [typed])
  return { isOpen, typed, open: () => setOpen(true), close: () => setOpen(false) }
}
