import { z } from 'zod'
import { amount, time } from '../../common.ts'
import { depositRow, numberBlock, withdrawalRow } from './queues.ts'

/** Of one order, all that is looked at before it is decided. */
export const cashierOrderSchemas = {
  'cashier.order': {
    /** D and the number of a deposit, or W and that of a withdrawal. */
    request: z.strictObject({ number: z.string().regex(/^[DW]\d{1,18}$/) }),
    response: z.object({
      /** One of the two. */
      ...{ deposit: depositRow.nullable(), withdrawal: withdrawalRow.nullable() },
      funds: z.object({
        /** What could be taken out when it was asked for; null of deposits and of orders from before it was noted. */
        availableThen: amount.nullable(),
        ...{ availableNow: amount, main: amount, locked: amount, owed: amount, turnoverLeft: amount },
      }),
      /** Open turnover requirements, oldest first. */
      requirements: z.array(
        z.object({ source: z.string(), base: amount, required: amount, done: amount, openedAt: time }),
      ),
      /** Other orders of the member, newest first. */
      lastOrders: z.array(z.object({ number: z.string(), amount, state: z.string(), createdAt: time })),
      payoutAccount: z
        .object({
          ...{ id: z.string(), createdAt: time, usableAt: time, removedAt: time.nullable() },
          block: numberBlock,
          /** Other members who have this number, or had it. */
          others: z.array(z.object({ account: z.string(), createdAt: time, removedAt: time.nullable() })),
        })
        .nullable(),
      /** Browsers that the member signed in on, newest first, and how many other members did. */
      devices: z.array(z.object({ seenAt: time, others: z.number().int() })),
      /** What was sent of a withdrawal, part by part. */
      payouts: z.array(
        z.object({ channel: z.string(), amount, reference: z.string(), proof: z.string().nullable(), sentAt: time }),
      ),
      /** The orders before and after it, where a dispute ended with another payout. */
      ...{ reissueOf: z.string().nullable(), reissuedAs: z.string().nullable() },
      timeline: z.array(z.object({ state: z.string(), at: time, actor: z.string(), reason: z.string().nullable() })),
      /** What operators did about it, oldest first. */
      audit: z.array(z.object({ at: time, actor: z.string(), action: z.string(), reason: z.string() })),
    }),
  },
}
