import { usePaletteKey } from '@baize/ui/palette/use-palette-key.ts'
import { lazy, Suspense } from 'react'
import { withCentreTexts } from '../../shared/i18n/language.ts'

const Palette = lazy(() => withCentreTexts(import('./palette.tsx')))

/** Opens the palette with Ctrl or Command and K, wherever the focus is. */
export function PaletteHost() {
  const { isOpen, typed, close } = usePaletteKey()
  return (
    isOpen && (
      <Suspense>
        <Palette typed={typed} onClose={close} />
      </Suspense>
    )
  )
}
