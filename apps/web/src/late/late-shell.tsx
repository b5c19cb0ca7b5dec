import { useMatches, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { ChatLauncher } from '../chat/chat-launcher.tsx'
import { PaletteHost } from '../palette/palette-host.tsx'
import SideBar from '../shortcuts/side-bar.tsx'
import { useAnalytics } from './use-analytics.ts'
import { useClosing } from './use-closing.ts'
import { useConnectionNews } from './use-connection-news.ts'
import { useKeptAnswers } from './use-kept-answers.ts'
import { usePopupNotices } from './use-popup-notices.ts'
import { useServiceWorker } from './use-service-worker.ts'

const CentreHost = lazy(() => import('../centre/centre-host.tsx'))

/** What the shell does besides its first screen. It loads once the page is idle. */
export default function LateShell(): ReactNode {
  useAnalytics()
  useClosing()
  useConnectionNews()
  useKeptAnswers()
  usePopupNotices()
  useServiceWorker()
  const frame = useMatches({ select: matches => matches.at(-1)?.staticData.frame })
  const centre = useRouterState({ select: state => (state.location.search as { centre?: unknown }).centre })
  return (
    <>
      {frame === 'full' && <SideBar />}
      {frame === 'full' && <ChatLauncher />}
      <PaletteHost />
      {typeof centre === 'string' && (
        <Suspense fallback={null}>
          <CentreHost address={centre} />
        </Suspense>
      )}
    </>
  )
}
