import { z } from 'zod'
import { agentTypes } from '../constants.ts'
import { amount, queryInt, text, time } from './common.ts'

const downline = z.object({
  id: z.string(),
  account: z.string(),
  type: z.union(agentTypes.map(type => z.literal(type))),
  joinedAt: time,
  /** Members below this one, however deep. */
  teamSize: z.number().int(),
})

export const agentSchemas = {
  'agents.affiliate': {
    request: z.strictObject({ code: text(50, 1), domain: text(253).optional() }),
    response: z.null(),
  },
  'agents.downlines': {
    request: z.strictObject({ page: queryInt(1, 1_000_000).default(1), pageSize: queryInt(1, 100).default(20) }),
    response: z.object({ list: z.array(downline), totalPages: z.number().int() }),
  },
  'agents.referral': {
    request: z.strictObject({ page: queryInt(1, 1_000_000).default(1), pageSize: queryInt(1, 100).default(10) }),
    response: z.object({
      code: z.string(),
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
