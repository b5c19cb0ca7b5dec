import { Icon } from '@baize/ui/icon.tsx'
import { TypedAhead } from '@baize/ui/palette/typed-ahead.ts'
import { lazy, Suspense, useState } from 'react'
import { LoadBoundary } from '../../shared/dialogs/load-boundary.tsx'
import { withCentreTexts } from '../../shared/i18n/language.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './home-search.module.css'

const Palette = lazy(() => withCentreTexts(import('../palette/palette.tsx')))

/** Looks like the box that it opens: games, pages and help by name. */
export function HomeSearch() {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const [typed] = useState(() => new TypedAhead())
  const open = () => {
    typed.begin()
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" className={classes.box} onClick={open}>
        <Icon name="search" size={19} />
        {t('home.search')}
        <kbd>Ctrl K</kbd>
      </button>
      {isOpen && (
        <LoadBoundary onDismiss={close}>
          <Suspense>
            <Palette typed={typed} onClose={close} />
          </Suspense>
        </LoadBoundary>
      )}
    </>
  )
}
