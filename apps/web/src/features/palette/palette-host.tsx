import { lazy, Suspense, useEffect, useState } from 'react'
import { withCentreTexts } from '../../shared/i18n/language.ts'
import { TypedAhead } from './typed-ahead.ts'

const Palette = lazy(() => withCentreTexts(import('./palette.tsx')))

/** Opens the palette with Ctrl or Command and K, wherever the focus is. */
export function PaletteHost() {
  const [isOpen, setIsOpen] = useState(false)
  const [typed] = useState(() => new TypedAhead())
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      typed.begin()
      setIsOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [typed])
  return (
    isOpen && (
      <Suspense>
        <Palette typed={typed} onClose={() => setIsOpen(false)} />
      </Suspense>
    )
  )
}
