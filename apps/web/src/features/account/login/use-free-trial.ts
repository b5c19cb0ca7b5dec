import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { LaunchObject } from '../../../shared/dialogs/launch-object.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useLaunch } from '../../launch/index.ts'

/** What goes on once somebody is in: the game that asked for it, the page that is open, or the home page. */
export interface GoesOn {
  next?: LaunchObject
  stays?: boolean
}

/** The part of a dialog's request that is handed on from dialog to dialog. */
export const goesOnOf = ({ next, stays }: GoesOn): GoesOn => ({ ...(next && { next }), ...(stays && { stays }) })

/** The free trial, which needs no form; `busy` while the server lets the guest in. */
export function useFreeTrial({ next, stays = false }: GoesOn = {}) {
  const t = useText()
  const navigate = useNavigate()
  const { start } = useLaunch()
  const [busy, setBusy] = useState(false)

  async function tryFree(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      const { startFreeTrial } = await import('./free-trial.ts')
      if (!(await startFreeTrial(t))) return
      if (next) await start(next)
      else if (!stays) await navigate({ to: '/' })
    } finally {
      setBusy(false)
    }
  }
  return { tryFree, busy }
}
