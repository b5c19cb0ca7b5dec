import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp } from '../app/app.tsx'
import { useTrialWarning } from '../dialogs/use-trial-warning.ts'
import { readSession } from '../shared/session/session-storage.ts'
import type { LaunchObject } from './destination.ts'
import { askForLogin, launch, showLaunchFault } from './launch.ts'

const deviceOf = (): 'WEB' | 'MOBILE' => (matchMedia('(width < 768px)').matches ? 'MOBILE' : 'WEB')

/** Launches a game or a vendor; `busy` while the server is being asked. A second press meanwhile is ignored. */
export function useLaunch() {
  const { call, language } = useApp()
  const navigate = useNavigate()
  const warnTrial = useTrialWarning()
  const [busy, setBusy] = useState(false)

  async function start(game: LaunchObject): Promise<void> {
    if (busy) return
    setBusy(true)
    await launch(game, {
      token: () => readSession('token'),
      navigate,
      requestLaunch: (gameCode, vassalage) =>
        call('launch.gameLaunch', { gameCode, vassalage, language, device: deviceOf() }),
      openLogin: askForLogin,
      showFault: (fault, error) => (error.code === 'trial_refused' ? warnTrial() : showLaunchFault(fault, error)),
    }).finally(() => setBusy(false))
  }
  return { start, busy }
}
