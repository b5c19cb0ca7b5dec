import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { openDialog, openMessage } from '../../dialogs/dialog-store.ts'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'

/**
 * Opens the change of password for whoever comes from a recovery mail, or says that the link is good no more. The token
 * leaves the address at once.
 */
export function useResetLink(): void {
  const t = useText()
  const navigate = useNavigate()
  const sayUsed = useEffectEvent((error: ApiError) =>
    openMessage({
      title: t('password.title'),
      text: errorText(error, t),
      buttonLabel: t('auth.forgot'),
      onConfirm: () => openDialog({ kind: 'forgot' }),
    }),
  )
  useEffect(() => {
    const resetToken = new URLSearchParams(location.search).get('reset')
    if (!resetToken) return
    void navigate({ to: '/', search: {} as never, replace: true })
    call('members.checkResetLink', { resetToken }).then(
      () => openDialog({ kind: 'changePassword', resetToken }),
      // A link that could not be asked about may be good: its form says so in the end.
      (error: unknown) =>
        error instanceof ApiError && error.code === 'link_expired'
          ? sayUsed(error)
          : openDialog({ kind: 'changePassword', resetToken }),
    )
  }, [navigate])
}
