import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { useLeavePanel } from '../../shared/centre/leave-panel.ts'
import type { Panel } from '../../shared/centre/panel-store.ts'
import { dialogStore, openDialog } from '../../shared/dialogs/dialog-store.ts'
import { LoadBoundary } from '../../shared/dialogs/load-boundary.tsx'
import { useTrialWarning } from '../../shared/dialogs/use-trial-warning.ts'
import { type Gate, roleOf, verdictOf } from '../../shared/session/roles.ts'
import { readSession } from '../../shared/session/session-storage.ts'
import { sessionStore, useSession } from '../../shared/session/session-store.ts'

/** A panel for those whom its gate lets in. Visitors are asked to sign in, everybody else is told what they lack. */
export function GatedPanel({ panel, gate, children }: { panel: Panel; gate: Gate; children: ReactNode }) {
  const status = useSession(state => state.status)
  const known = useSession(state => state.member !== null)
  const leave = useLeavePanel(panel)
  const warn = useTrialWarning()
  const role = status === 'visitor' ? 'visitor' : known ? roleOf(readSession('token'), readSession('isAgent')) : null
  const verdict = role && verdictOf(gate, role)

  const turnAway = useEffectEvent(() => {
    if (verdict === 'warning') {
      warn()
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
      <Suspense fallback={null}>{children}</Suspense>
    </LoadBoundary>
  )
}
