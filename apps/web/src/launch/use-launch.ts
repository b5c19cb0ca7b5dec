import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp } from '../app/app.tsx'
import { openDialog } from '../dialogs/dialog-store.ts'
import { useTrialWarning } from '../dialogs/use-trial-warning.ts'
import { roleOf } from '../session/roles.ts'
import { readSession } from '../shared/session/session-storage.ts'
import type { LaunchObject } from './destination.ts'
import { askForLogin, launch, showLaunchFault } from './launch.ts'
import { requestLaunch } from './request-launch.ts'

/** Launches a game or a vendor; `busy` while the server is being asked. A second press meanwhile is ignored. */
export function useLaunch() {
  const app = useApp()
  const navigate = useNavigate()
  const warnTrial = useTrialWarning()
  const [busy, setBusy] = useState(false)

  async function start(game: LaunchObject): Promise<void> {
    if (busy) return
    setBusy(true)
    await launch(game, {
      role: () => roleOf(readSession('token'), readSession('isAgent')),
      navigate: ({ to, search }) => navigate({ to, search: search as never }),
      openVendorGames: openDialog,
      requestLaunch: (gameCode, vassalage) => requestLaunch(app, gameCode, vassalage),
      openLogin: askForLogin,
      warnTrial,
      showFault: showLaunchFault,
    }).finally(() => setBusy(false))
  }
  return { start, busy }
}
