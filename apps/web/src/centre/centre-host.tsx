import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { dialogStore, openDialog } from '../dialogs/dialog-store.ts'
import { LoadBoundary } from '../dialogs/load-boundary.tsx'
import { useTrialWarning } from '../dialogs/use-trial-warning.ts'
import { roleOf, verdictOf } from '../session/roles.ts'
import { sessionStore, useSession } from '../session/session-store.ts'
import { withCentreTexts } from '../shared/i18n/language.ts'
import { readSession } from '../shared/session/session-storage.ts'
import { useLeaveCentre } from './open-centre.ts'

const Centre = lazy(() => withCentreTexts(import('./centre.tsx')))

/** The personal centre, as the address asks for it. Visitors are asked to sign in, guests told what they lack. */
export default function CentreHost({ address }: { address: string }) {
  const status = useSession(state => state.status)
  const known = useSession(state => state.member !== null)
  const leave = useLeaveCentre()
  const warnTrial = useTrialWarning()
  const role = status === 'visitor' ? 'visitor' : known ? roleOf(readSession('token'), readSession('isAgent')) : null
  const verdict = role && verdictOf('memberCentre', role)

  const turnAway = useEffectEvent(() => {
    if (verdict === 'warning') {
      warnTrial()
      leave()
      return
    }
    openDialog({ kind: 'login' })
    return dialogStore.subscribe(({ request }) => {
      if (request === null && sessionStore.getState().status !== 'member') leave()
    })
  })
  const isTurnedAway = verdict === 'warning' || verdict === 'login'
  useEffect(() => (isTurnedAway ? turnAway() : undefined), [isTurnedAway])

  if (verdict !== 'open') return null
  return (
    <LoadBoundary onDismiss={leave}>
      <Suspense fallback={null}>
        <Centre address={address} />
      </Suspense>
    </LoadBoundary>
  )
}
