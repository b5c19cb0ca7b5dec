import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApp } from '../app/app.tsx'
import { announcementsQuery } from '../app/queries.ts'
import { groupForPath } from '../banners/banner-groups.ts'
import { dialogStore, openDialog } from '../dialogs/dialog-store.ts'
import { readSession, writeSession } from '../shared/session/session-storage.ts'

/** Opens the popup notices on home, once a session, never over another dialog and never while something is being typed. */
export function usePopupNotices(): void {
  const { data } = useQuery(announcementsQuery(useApp()))
  const onHome = useRouterState({ select: state => groupForPath(state.location.pathname) === 'home' })
  const hasPopups = (data?.popup.length ?? 0) > 0
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement
    if (!onHome || !hasPopups || isTyping || readSession('popupSeen') || dialogStore.getState().request) return
    writeSession('popupSeen', 'true')
    openDialog({ kind: 'notice', index: 0, list: 'popup' })
  }, [onHome, hasPopups])
}
