import { z } from 'zod'
import { agentTypes } from '../constants.ts'
import { queryInt, text, time } from './common.ts'

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
}
