import { useMatches } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { ChatLauncher } from '../../features/chat/index.ts'
import { PaletteHost } from '../../features/palette/index.ts'
import { SideBar } from '../../features/shortcuts/index.ts'
import { useIsClosed } from '../../shared/session/use-member.ts'
import { OfflineBar } from './offline-bar.tsx'
import { useAddressedPanels } from './use-addressed-panels.ts'
import { useAnalytics } from './use-analytics.ts'
import { useClosedNotice } from './use-closed-notice.tsx'
import { useClosing } from './use-closing.ts'
import { useConnectionNews } from './use-connection-news.ts'
import { useKeptAnswers } from './use-kept-answers.ts'
import { usePopupNotices } from './use-popup-notices.ts'
import { useServiceWorker } from './use-service-worker.ts'

const Panels = lazy(() => import('../centre/panels.tsx'))

/** What the shell does besides its first screen. It loads once the page is idle. */
export default function LateShell(): ReactNode {
  const hasPanel = useAddressedPanels()
  useAnalytics()
  useClosedNotice()
  useClosing()
  useConnectionNews()
  useKeptAnswers()
  usePopupNotices()
  useServiceWorker()
  const isClosed = useIsClosed()
  const frame = useMatches({ select: matches => matches.at(-1)?.staticData.frame })
  return (
    <>
      {frame === 'full' && <SideBar />}
      {frame === 'full' && !isClosed && <ChatLauncher />}
      <PaletteHost />
      <OfflineBar />
      {hasPanel && (
        <Suspense fallback={null}>
          <Panels />
        </Suspense>
      )}
    </>
  )
}
