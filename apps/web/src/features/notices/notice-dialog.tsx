import { useQuery } from '@tanstack/react-query'
import { announcementsQuery } from '../../shared/app/queries.ts'
import { useApp } from '../../shared/app/use-app.ts'
import type { DialogRequest } from '../../shared/dialogs/dialog-store.ts'
import { closeDialog } from '../../shared/dialogs/dialog-store.ts'
import { MainModal } from '../../shared/dialogs/main-modal.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { NoticeBrowser } from './notice-browser.tsx'
import { noticesOf } from './notices.ts'

/** The announcements, opened at one of them. */
export default function NoticeDialog({ request }: { request: Extract<DialogRequest, { kind: 'notice' }> }) {
  const t = useText()
  const { data } = useQuery(announcementsQuery(useApp()))
  const notices = data ? noticesOf(data, request.list ?? 'all') : []
  return (
    <MainModal
      name="noticeModal"
      title={t('notices.title')}
      onClose={closeDialog}
      closesOutside
      widthPx={notices.length === 1 ? 560 : 880}
    >
      {data && <NoticeBrowser notices={notices} startIndex={request.index} />}
    </MainModal>
  )
}
