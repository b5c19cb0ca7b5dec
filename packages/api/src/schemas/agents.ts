import { z } from 'zod'
import { amount, queryInt, text, time } from './common.ts'

export const agentSchemas = {
  'agents.affiliate': {
    request: z.strictObject({ code: text(50, 1), domain: text(253).optional() }),
    response: z.null(),
  },
  'agents.noteVisit': {
    request: z.strictObject({
      code: text(50, 1),
      /** Named by the browser, at random. */
      visitId: z.uuid(),
    }),
    response: z.null(),
  },
  'agents.referral': {
    request: z.strictObject({ page: queryInt(1, 1_000_000).default(1), pageSize: queryInt(1, 100).default(10) }),
    response: z.object({
      code: z.string(),
      /** What is given for each invited member, and the valid bet that they make for it; null where nothing is. */
      terms: z.object({ reward: amount, validBet: amount }).nullable(),
      /** Of all who were invited. */
      count: z.number().int(),
      totalReward: amount,
      list: z.array(
        z.object({
          /** Masked. */
          account: z.string(),
          joinedAt: time,
          state: z.enum(['JOINED', 'REWARDED']),
          reward: amount,
        }),
      ),
      totalPages: z.number().int(),
    }),
  },
}
