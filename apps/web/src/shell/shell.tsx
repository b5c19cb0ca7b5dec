import { Toasts } from '@baize/ui/toast.tsx'
import { useLingui } from '@lingui/react'
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useApp } from '../app/app.tsx'
import { headOf } from '../app/head.ts'
import { DialogHost } from '../dialogs/dialog-host.tsx'
import { openDialog } from '../dialogs/dialog-store.ts'
import { startSession } from '../session/session.ts'
import { useText } from '../shared/i18n/use-text.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PhoneBar } from './phone-bar.tsx'
import classes from './shell.module.css'
import { TopBar } from './top-bar.tsx'

/** Pages that show the header only. */
const bare = ['/seamless']

/** What stands around every page. */
export function Shell() {
  const t = useText()
  const path = useRouterState({ select: state => state.location.pathname })
  const isBare = bare.includes(path)
  useTitle(path)
  useSessionStart()
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {t('shell.skip')}
      </a>
      <TopBar />
      <Header />
      <main id="content" key={path} className={classes.main}>
        <Outlet />
      </main>
      {!isBare && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
      {!isBare && <PhoneBar />}
      <DialogHost />
      <Toasts />
    </div>
  )
}

function useTitle(path: string): void {
  const { i18n } = useLingui()
  const { brandName } = useApp().permission.info
  useEffect(() => {
    document.title = headOf(path, i18n, brandName).title
  }, [path, i18n, brandName])
}

function useSessionStart(): void {
  const navigate = useNavigate()
  useEffect(() => {
    startSession(() => {
      void navigate({ to: '/' })
      openDialog({ kind: 'login', expired: true })
    })
  }, [navigate])
}
