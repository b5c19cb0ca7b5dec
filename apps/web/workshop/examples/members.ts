import { type MemberInfo, messageTopics, type ResponseOf } from '@baize/api'
import { announcements } from './announcements.ts'

export const member: MemberInfo = {
  id: '41',
  account: 'mia88',
  nickname: 'Mia Tran',
  type: 0,
  avatar: '/img/avatars/mia88.webp',
  toUpline: true,
  clubLabel: { labelName: 'Jade', rankLevel: 3 },
  memberLabel: [],
  isClosed: false,
  previousSignInAt: null,
}

const { player, promotion, popup } = announcements

/** Three pages of messages; those of the notices, the newer half unread. */
export const inbox: ResponseOf<'messages.inbox'> = {
  content: [...player, ...promotion, ...popup].map(({ title, html, postedAt }, index) => ({
    id: String(index + 1),
    topic: messageTopics[index % messageTopics.length]!,
    title,
    html,
    sentAt: postedAt,
    read: index > 1,
  })),
  totalPages: 3,
  unread: { MONEY: 1, REWARDS: 1, AGENT: 0, SERVICE: 0 },
}
