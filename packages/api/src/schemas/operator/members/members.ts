import { z } from 'zod'
import { agentTypes } from '../../../constants.ts'
import { amount, text, time } from '../../common.ts'
import { listRequest, listResponse } from '../lists.ts'
import { ids } from '../selections/selections.ts'

export const memberId = z.string().regex(/^\d{1,18}$/)
export const person = z.object({ id: z.string(), account: z.string() })

/** What stands out of a member: something is locked, they closed the account themselves, a bonus runs. */
const memberFlags = ['locked', 'closed', 'bonus'] as const
export const memberFlag = z.enum(memberFlags)

export const label = z.object({ labelName: z.string(), color: z.string() })
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const agentType = z.coerce
  .number()
  .int()
  .refine(value => (agentTypes as readonly number[]).includes(value), 'is no type of account')

const row = z.object({
  ...{ id: z.string(), account: z.string(), nickname: z.string(), type: z.number() },
  upline: person.nullable(),
  registeredAt: time,
  /** When the member did something last; null for one who never signed in. */
  lastSeenAt: time.nullable(),
  /** What the main wallet holds. */
  main: amount,
  /** Credited in the 30 days before now. */
  deposits30d: amount,
  /** What the member won, below 0 what they lost, by bets settled today and on the 29 days before. */
  net30d: amount,
  labels: z.array(label),
  /** Of the labels, and of the locks: each is told with a change of them. */
  ...{ version: z.number().int(), lockVersion: z.number().int() },
  flags: z.array(memberFlag),
})

export const memberListSchemas = {
  'members.find': {
    request: listRequest(['-registeredAt', 'registeredAt', 'account', '-account'], {
      /** A name, an id, a contact, a payout number or a code, as for find.anything. */
      q: text(100, 1).optional(),
      type: agentType.optional(),
      flag: memberFlag.optional(),
      label: text(24, 1).optional(),
      /** Id of the member directly above. */
      upline: memberId.optional(),
      ids: ids.optional(),
      /** First and last day of the registration, in the brand's zone. */
      from: day.optional(),
      to: day.optional(),
    }),
    response: listResponse(row),
  },
}
