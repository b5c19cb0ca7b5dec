// It renders seldom and little: keeping its parts would cost every visit more than it saves.
'use no memo'

import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openDialog } from '../../dialogs/dialog-store.ts'

/** Opens the change of password for whoever comes from a recovery mail. The token leaves the address at once. */
export function useResetLink(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const resetToken = new URLSearchParams(location.search).get('reset')
    if (!resetToken) return
    void navigate({ to: '/', search: {} as never, replace: true })
    openDialog({ kind: 'changePassword', resetToken })
  }, [navigate])
}
