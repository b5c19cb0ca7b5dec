import { useConnectionNews } from './use-connection-news.ts'
import { useKeptAnswers } from './use-kept-answers.ts'
import { usePopupNotices } from './use-popup-notices.ts'
import { useServiceWorker } from './use-service-worker.ts'

/** What the shell does besides its first screen. It loads once the page is idle. */
export default function LateShell() {
  useConnectionNews()
  useKeptAnswers()
  usePopupNotices()
  useServiceWorker()
  return null
}
