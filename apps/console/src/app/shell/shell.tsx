import { Outlet } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useEvents } from '../../shared/api/use-events.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { ListSkeleton } from '../../shared/list/list-skeleton.tsx'
import { Rail } from './rail.tsx'
import classes from './shell.module.css'
import { StopBanner } from './stops/stop-banner.tsx'
import { TopBar } from './top-bar.tsx'
import { usePlaceKeys } from './use-place-keys.ts'

/** The frame of all screens: where one can go on the left, who is there on top. */
export function Shell() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  usePlaceKeys()
  useEvents()
  return (
    <div className={classes.shell}>
      <a href="#screen" className={classes.skip}>
        {t('shell.skip')}
      </a>
      <TopBar onMenu={() => setOpen(!isOpen)} />
      <StopBanner />
      <Rail isOpen={isOpen} onGone={() => setOpen(false)} />
      <main id="screen" tabIndex={-1} className={classes.screen}>
        <Suspense fallback={<ListSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  )
}
