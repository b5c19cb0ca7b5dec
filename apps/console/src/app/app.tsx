import { Toasts } from '@baize/ui/toast.tsx'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { ChangePassword } from '../screens/entry/change-password.tsx'
import { Enrol } from '../screens/entry/enrol.tsx'
import { LockScreen } from '../screens/entry/lock-screen.tsx'
import { OpenLink } from '../screens/entry/open-link.tsx'
import { SignIn } from '../screens/entry/sign-in.tsx'
import { StepUp } from '../screens/entry/step-up.tsx'
import { queryClient } from '../shared/api/query-client.ts'
import { useMe } from '../shared/api/use-me.ts'
import { i18n } from '../shared/i18n/language.ts'
import { useSession } from '../shared/session/session-store.ts'
import { Opening } from './opening.tsx'
import { router } from './router.ts'

/** The console: in front of its screens stands whatever a session still lacks. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Door />
        <Toasts />
      </QueryClientProvider>
    </I18nProvider>
  )
}

/** A link from the command line opens whatever session this tab has. */
const isLink = (): boolean => location.pathname === '/console/enrol' && location.hash.length > 1

function Door() {
  const { token, isLocked } = useSession()
  if (isLink()) return <OpenLink />
  if (!token) return <SignIn />
  return (
    <>
      <Inside isHidden={isLocked} />
      {isLocked && <LockScreen />}
    </>
  )
}

/** The screens stay as they are while a session is locked, out of sight and out of reach. */
function Inside({ isHidden }: { isHidden: boolean }) {
  const me = useMe()
  if (!me.data) return isHidden ? null : <Opening fault={me.error} onRetry={() => void me.refetch()} />
  if (me.data.mustChange) return <ChangePassword />
  if (me.data.enrolling) return <Enrol />
  return (
    <div hidden={isHidden} inert={isHidden} style={{ height: '100%' }}>
      <RouterProvider router={router} />
      <StepUp />
    </div>
  )
}
