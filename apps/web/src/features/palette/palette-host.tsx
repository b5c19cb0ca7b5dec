import { lazy, Suspense, useEffect, useState } from 'react'
import { withCentreTexts } from '../../shared/i18n/language.ts'

const Palette = lazy(() => withCentreTexts(import('./palette.tsx')))

/** Opens the palette with Ctrl or Command and K, wherever the focus is. */
export function PaletteHost() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setIsOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    isOpen && (
      <Suspense>
        <Palette onClose={() => setIsOpen(false)} />
      </Suspense>
    )
  )
}
