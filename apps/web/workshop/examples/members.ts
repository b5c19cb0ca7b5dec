import { type Language, type MemberInfo, messageTopics, type ResponseOf } from '@baize/api'
import { announcements } from './site.ts'

export const member: MemberInfo = {
  id: '41',
  account: 'mia88',
  nickname: 'Mia Tran',
  type: 0,
  avatar: '/img/avatars/mia88.webp',
  toUpline: true,
  clubLabel: { labelName: 'Jade', rankLevel: 3 },
  memberLabel: [],
  previousSignInAt: null,
}

/** Three pages of messages; those of the demo's notices, the newer half unread. */
export function inbox(language: Language): ResponseOf<'messages.inbox'> {
  const { player, promotion, popup } = announcements(language)
  const content = [...player, ...promotion, ...popup].map(({ title, html, postedAt }, index) => ({
    id: String(index + 1),
    topic: messageTopics[index % messageTopics.length]!,
    title,
    html,
    sentAt: postedAt,
    read: index > 1,
  }))
  return { content, totalPages: 3, unread: { MONEY: 1, REWARDS: 1, AGENT: 0, SERVICE: 0 } }
}
