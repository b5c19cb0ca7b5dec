import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp } from '../../shared/app/use-app.ts'
import { openDialog } from '../../shared/dialogs/dialog-store.ts'
import type { LaunchObject } from '../../shared/dialogs/launch-object.ts'
import { useTrialWarning } from '../../shared/dialogs/use-trial-warning.ts'
import { useText } from '../../shared/i18n/use-text.ts'

/**
 * Launches a game or a vendor; `busy` while the server is being asked. A second press meanwhile is ignored.
 * With `replace` the page that it leads to takes the place of this one among those to go back to.
 */
export function useLaunch({ replace = false } = {}) {
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
          navigate: ({ to, search }) => navigate({ to, search, replace }),
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
