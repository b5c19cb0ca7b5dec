import { z } from 'zod'
import { text, time } from '../common.ts'

/** What operators have an id of: those of members first, then those of orders, money, play and traces. */
const findKinds = [
  ...['member', 'username', 'nickname', 'mobile', 'email', 'payoutNumber', 'code'],
  ...['order', 'correction', 'transfer', 'bet', 'round', 'address', 'device', 'request'],
] as const

/** Hits of a kind at most. */
export const findAtMost = 8

export const findSchemas = {
  'find.anything': {
    request: z.strictObject({ q: text(100, 1) }),
    /** Kinds without a hit are left out. */
    response: z.object({
      groups: z.array(
        z.object({
          kind: z.enum(findKinds),
          hits: z
            .array(
              z.object({
                /** What the calls about such a thing take: of a member, address or device the member's id. */
                id: z.string(),
                /** What was found, masked where the caller may not read it whole. */
                title: z.string(),
                /** Of an order, correction, transfer, bet or round: its state or code. */
                about: z.string().nullable(),
                /** When it came to be; of an address or a device, when the member was last there. */
                at: time.nullable(),
                /** Null where a thing is nobody's. */
                member: z.object({ id: z.string(), account: z.string() }).nullable(),
              }),
            )
            .max(findAtMost),
        }),
      ),
    }),
  },
}
