import { classNames } from '@baize/ui/class-names.ts'
import { Toasts } from '@baize/ui/toast.tsx'
import { useLingui } from '@lingui/react'
import { Outlet, useMatches, useNavigate, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useResetLink } from '../../features/account/index.ts'
import { groupForPath } from '../../features/banners/index.ts'
import { reachableWhileClosed, useClosed } from '../../features/status/index.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { openDialog, openMessage } from '../../shared/dialogs/dialog-store.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { startSession } from '../../shared/session/session.ts'
import { useIsClosed } from '../../shared/session/use-member.ts'
import { useIdle } from '../../shared/use-idle.ts'
import { DialogHost } from '../dialog-host.tsx'
import { titleOf } from '../document/head.ts'
import { parts } from '../routing/parts.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { TopBar } from './header/top-bar.tsx'
import { PhoneBar } from './phone/phone-bar.tsx'
import classes from './shell.module.css'
import { useStandIn } from './shell-store.ts'
import { useRouteDialog } from './use-route-dialog.ts'

/** Loaded in the background: a failure is not shown, as nothing on the page depends on it. */
const LateShell = lazy(() => import('../late/late-shell.tsx').catch(() => ({ default: () => null })))

/** The page and what stands around it, or the screen of a closed site in place of all but the ways to its people. */
export function Shell() {
  const path = useRouterState({ select: state => state.location.pathname })
  return useClosed() && !reachableWhileClosed.includes(path) ? (
    <Suspense>
      <parts.status.Component />
      <Toasts />
    </Suspense>
  ) : (
    <OpenShell />
  )
}

function OpenShell() {
  const t = useText()
  const path = useRouterState({ select: state => state.location.pathname })
  const frame = useMatches({ select: matches => matches.at(-1)?.staticData.frame ?? 'full' })
  const hasRail = useApp().permission.info.resources.length > 0 && frame === 'full'
  useTitle(path)
  const fades = useFades(path)
  return (
    <div className={classNames(classes.shell, frame === 'full' && classes.overBar, hasRail && classes.besideRail)}>
      <a href="#content" className={classes.skip}>
        {t('shell.skip')}
      </a>
      {frame !== 'none' && <TopBar />}
      {frame !== 'none' && <Header />}
      <main id="content" key={path} className={classNames(classes.main, fades && classes.fades)}>
        <Page />
      </main>
      {frame === 'full' && (
        <Suspense>
          <Footer onHome={groupForPath(path) === 'home'} />
        </Suspense>
      )}
      {frame === 'full' && <PhoneBar />}
      <DialogHost />
      <Late />
      <Toasts />
      <Doings />
    </div>
  )
}

/** The page of the address, or what stands in its place. */
function Page() {
  const StandIn = useStandIn()
  return StandIn ? <StandIn /> : <Outlet />
}

/** What an address or a press opens over the page is waited for; the rest of it is not. */
function Late() {
  const hasPanel = useRouterState({
    select: ({ location }) => 'centre' in location.search || 'agent' in location.search,
  })
  return useIdle(useIsClosed() || hasPanel) ? (
    <Suspense>
      <LateShell />
    </Suspense>
  ) : null
}

/** What the shell does beside showing itself. It stands alone, so that nothing is rendered anew for who turns out to be here. */
function Doings() {
  useSessionStart()
  useRouteDialog()
  useResetLink()
  return null
}

/** Pages fade in when one leads to another; the first one is there at once. */
function useFades(path: string): boolean {
  const [fades, setFades] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the path changes
  useEffect(() => () => setFades(true), [path])
  return fades
}

function useTitle(path: string): void {
  const { i18n } = useLingui()
  const { brandName } = useApp().permission.info
  // Before the effects of the page, which may name what it is about.
  useLayoutEffect(() => {
    document.title = titleOf(path, i18n, brandName)
  }, [path, i18n, brandName])
}

function useSessionStart(): void {
  const { queryClient } = useApp()
  const navigate = useNavigate()
  const { i18n } = useLingui()
  const onExpired = useEffectEvent(() => {
    void navigate({ to: '/' })
    openDialog({ kind: 'login', expired: true })
  })
  const onLost = useEffectEvent((error: unknown) =>
    openMessage({ title: i18n._('auth.lostTitle'), text: (error as Error).message || i18n._('error.network') }),
  )
  // Once a page: the translator is another one whenever more texts have come, and the session is not.
  useEffect(() => {
    startSession({
      onExpired: () => onExpired(),
      onChangeDue: () => openDialog({ kind: 'changePassword' }),
      onLost: error => onLost(error),
      queryClient,
    })
  }, [queryClient])
}
