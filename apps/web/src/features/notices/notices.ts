import type { ResponseOf } from '@baize/api'
import { noticesPerPage } from '@baize/api'
import type { NoticeList } from '../../shared/dialogs/dialog-store.ts'

export type Announcements = ResponseOf<'site.announcements'>
export type Notice = Announcements['player'][number]

/** The notices that the marquee lists, in the order of its indexes. */
export const allNotices = ({ player, promotion }: Announcements): Notice[] => [...player, ...promotion]

export const noticesOf = (data: Announcements, list: NoticeList): Notice[] =>
  list === 'popup' ? data.popup : allNotices(data)

/** The page, counted from 1, on which the notice of an index stands. */
export const pageOfNotice = (index: number): number => Math.floor(index / noticesPerPage) + 1

/** One page of notices, each with its index in the whole list. */
export const pageOfNotices = (notices: Notice[], page: number): { notice: Notice; index: number }[] =>
  notices.map((notice, index) => ({ notice, index })).slice((page - 1) * noticesPerPage, page * noticesPerPage)
