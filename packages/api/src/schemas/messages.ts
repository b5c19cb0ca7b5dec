import { z } from 'zod'
import { nothing, queryInt, time } from './common.ts'

const message = z.object({ id: z.string(), title: z.string(), html: z.string(), sentAt: time, read: z.boolean() })

export const messageSchemas = {
  'messages.unreadCount': { request: nothing, response: z.object({ count: z.number().int() }) },
  'messages.inbox': {
    request: z.strictObject({ page: queryInt(1, 1_000_000).default(1), pageSize: queryInt(1, 100).default(20) }),
    response: z.object({ content: z.array(message), totalPages: z.number().int() }),
  },
  'messages.markRead': {
    request: z.strictObject({ id: z.string().regex(/^\d{1,18}$/) }),
    response: z.null(),
  },
}
