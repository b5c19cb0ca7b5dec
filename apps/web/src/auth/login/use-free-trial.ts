import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { closeDialog, openMessage } from '../../dialogs/dialog-store.ts'
import type { LaunchObject } from '../../launch/destination.ts'
import { useLaunch } from '../../launch/use-launch.ts'
import { ApiError } from '../../shared/api/api-error.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'

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
      await startFreeTrial()
      closeDialog()
      if (next) await start(next)
      else if (!stays) await navigate({ to: '/' })
    } catch (error) {
      const text = error instanceof ApiError ? errorText(error, t) : t('error.network')
      openMessage({ title: t('auth.signIn'), text })
    } finally {
      setBusy(false)
    }
  }
  return { tryFree, busy }
}
