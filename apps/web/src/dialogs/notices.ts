import type { ResponseOf } from '@baize/api'

type Announcements = ResponseOf<'site.announcements'>
export type Notice = Announcements['player'][number]

/** The notices that the marquee lists, in the order of its indexes. */
export const allNotices = ({ player, promotion }: Announcements): Notice[] => [...player, ...promotion]
