import { z } from 'zod'
import { messageTopics } from '../constants.ts'
import { nothing, queryInt, time } from './common.ts'

const topic = z.enum(messageTopics)
const message = z.object({
  ...{ id: z.string(), topic, title: z.string(), html: z.string(), sentAt: time, read: z.boolean() },
})

const messageId = z.string().regex(/^\d{1,18}$/)
const count = z.number().int()
/** What waits for a member: unread messages (`count` is the same), rewards of missions, rewards in all, promotions to claim. */
export const unreadCounts = { count, messageCount: count, missionCount: count, rewardCount: count, promoCount: count }

export const messageSchemas = {
  'messages.unreadCount': { request: nothing, response: z.object(unreadCounts) },
  'messages.inbox': {
    request: z.strictObject({
      /** Messages of all topics where it is left out. */
      topic: topic.optional(),
      page: queryInt(1, 1_000_000).default(1),
      pageSize: queryInt(1, 100).default(20),
    }),
    response: z.object({
      content: z.array(message),
      totalPages: z.number().int(),
      /** Unread messages of each topic; their sum is `messageCount` of `messages.unreadCount`. */
      unread: z.record(topic, count),
    }),
  },
  'messages.markRead': {
    request: z.strictObject({ id: messageId }),
    response: z.null(),
  },
  'messages.markAllRead': { request: z.strictObject({ topic: topic.optional() }), response: z.null() },
  'messages.remove': { request: z.strictObject({ id: messageId }), response: z.null() },
}
