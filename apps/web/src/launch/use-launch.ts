import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp } from '../app/app.tsx'
import { openDialog } from '../dialogs/dialog-store.ts'
import { useTrialWarning } from '../dialogs/use-trial-warning.ts'
import { useText } from '../shared/i18n/use-text.ts'
import type { LaunchObject } from './destination.ts'

/** Launches a game or a vendor; `busy` while the server is being asked. A second press meanwhile is ignored. */
export function useLaunch() {
  const t = useText()
  const app = useApp()
  const navigate = useNavigate()
  const warnTrial = useTrialWarning()
  const [busy, setBusy] = useState(false)

  async function start(game: LaunchObject): Promise<void> {
    if (busy) return
    setBusy(true)
    const loaded = await import('./start-launch.ts').catch(() => null)
    if (loaded)
      await loaded
        .startLaunch(game, app, {
          navigate: ({ to, search }) => navigate({ to, search: search as never }),
          warnTrial,
        })
        .finally(() => setBusy(false))
    else {
      setBusy(false)
      openDialog({ kind: 'launchFault', game, message: t('error.network'), canRetry: true })
    }
  }
  return { start, busy }
}
