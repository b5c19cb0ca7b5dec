import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { AppContext } from '../../shared/app/app-context.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { openDialog } from '../../shared/dialogs/dialog-store.ts'
import type { LaunchObject } from '../../shared/dialogs/launch-object.ts'
import { useTrialWarning } from '../../shared/dialogs/use-trial-warning.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import type { Page } from './destination.ts'
import type { Vendor } from './start-first-game.ts'
import type { StartTools } from './start-launch.ts'

/** Launches what was pressed. It loads with the first launch. */
type Start<Launched> = (game: Launched, app: AppContext, tools: StartTools) => Promise<void>

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

  async function alone<Launched extends LaunchObject>(game: Launched, load: () => Promise<Start<Launched>>) {
    if (busy) return
    setBusy(true)
    const start = await load().catch(() => null)
    const tools = { navigate: ({ to, search }: Page) => navigate({ to, search, replace }), warnTrial }
    if (start) await start(game, app, tools).finally(() => setBusy(false))
    else {
      setBusy(false)
      openDialog({ kind: 'launchFault', game, message: t('error.network'), canRetry: true })
    }
  }
  return {
    start: (game: LaunchObject) => alone(game, () => import('./start-launch.ts').then(part => part.startLaunch)),
    /** Launches the first game of a vendor, without a page of games between. */
    startFirst: (vendor: Vendor) =>
      alone(vendor, () => import('./start-first-game.ts').then(part => part.startFirstGame)),
    busy,
  }
}
