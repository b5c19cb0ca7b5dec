import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { groupForPath } from '../../features/banners/index.ts'
import { announcementsQuery } from '../../shared/app/queries.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { panelStore, useShownPanels } from '../../shared/centre/panel-store.ts'
import { openDialog } from '../../shared/dialogs/dialog-store.ts'
import { readSession, writeSession } from '../../shared/session/session-storage.ts'
import { useIsClosed } from '../../shared/session/use-member.ts'

/**
 * Opens the popup notices on home, once a session. They interrupt nothing: not while a panel, a dialog or a sheet is open,
 * not while something is being typed, and nobody on a break or excluded. They wait until the panel is closed or the age is known, or for the next time that home is opened.
 */
export function usePopupNotices(): void {
  const { data } = useQuery(announcementsQuery(useApp()))
  const onHome = useRouterState({ select: state => groupForPath(state.location.pathname) === 'home' })
  const { centre, agent } = useShownPanels()
  const isClosed = useIsClosed()
  const hasPopups = (data?.popup.length ?? 0) > 0
  const isPanelOpen = centre !== null || agent !== null
  useEffect(() => {
    if (!onHome || !hasPopups || isPanelOpen || isClosed) return
    const show = (): void => {
      if (readSession('popupSeen') || isBusy()) return
      writeSession('popupSeen', 'true')
      openDialog({ kind: 'notice', index: 0, list: 'popup' })
    }
    show()
    const gate = document.querySelector('.ageGate')
    gate?.addEventListener('close', show)
    return () => gate?.removeEventListener('close', show)
  }, [onHome, hasPopups, isPanelOpen, isClosed])
}

/** True when the visitor is in the middle of something: modals are in the document only while they are asked for, and a panel may be on its way. */
const isBusy = (): boolean =>
  document.activeElement instanceof HTMLInputElement ||
  document.querySelector('dialog') !== null ||
  panelStore.getState().centre !== null ||
  panelStore.getState().agent !== null
