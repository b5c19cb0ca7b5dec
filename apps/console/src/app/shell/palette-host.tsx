import { Icon } from '@baize/ui/icon.tsx'
import { usePaletteKey } from '@baize/ui/palette/use-palette-key.ts'
import { lazy, Suspense } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './palette-host.module.css'

const FindAnything = lazy(() => import('./find-anything.tsx'))

/** The box of the top bar that opens the palette, as Ctrl or Command and K do. */
export function PaletteHost() {
  const t = useText()
  const { isOpen, typed, open, close } = usePaletteKey()
  return (
    <>
      <button type="button" className={classes.box} onClick={open}>
        <Icon name="search" size={15} />
        <span>{t('palette.search')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <FindAnything typed={typed} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
