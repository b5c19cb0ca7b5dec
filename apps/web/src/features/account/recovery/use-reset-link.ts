import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'

/** Lets whoever comes from a recovery mail choose a new password. The token leaves the address at once. */
export function useResetLink(): void {
  const navigate = useNavigate()
  const t = useText()
  const open = useEffectEvent(async (resetToken: string) =>
    (await import('./open-reset-link.ts')).openResetLink(resetToken, t),
  )
  useEffect(() => {
    const resetToken = new URLSearchParams(location.search).get('reset')
    if (!resetToken) return
    void navigate({ to: '/', search: {}, replace: true })
    void open(resetToken)
  }, [navigate])
}
