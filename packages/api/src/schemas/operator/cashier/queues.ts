import { z } from 'zod'
import { arrived } from '../../cashier.ts'
import { correctionStates, depositStates, withdrawalStates } from '../../cashier-states.ts'
import { amount, text, time } from '../../common.ts'
import { listRequest, listResponse } from '../lists.ts'
import { ids } from '../selections/selections.ts'
import { several } from '../several.ts'

const id = z.string().regex(/^\d{1,18}$/)
/** Username of a member, in whatever case. */
const account = text(40, 1).optional()
const channel = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .optional()
const isTrue = z.literal('true').optional()

/** Of an order in a state that somebody waits in: until when it should be worked on, and how pressing that is now. */
const wait = z.object({ level: z.enum(['green', 'amber', 'red']), dueAt: time }).nullable()
/** The operator who works on it, and until when unless they go on. */
const claimedBy = z.object({ operator: z.string(), until: time }).nullable()

/** What queues have in common; `above` leaves amounts above it. */
const queueFilters = {
  ...{ account, channel, above: amount.optional() },
  claim: z.enum(['mine', 'nobody', 'others']).optional(),
  wait: z.enum(['amber', 'red']).optional(),
  ids: ids.optional(),
}
const queueSorts = ['createdAt', '-createdAt', 'waitingSince', '-waitingSince', 'amount', '-amount'] as const

const queued = {
  ...{ id, number: z.string(), account: z.string(), channel: z.string(), amount },
  createdAt: time,
  /** When it came into its state. */
  waitingSince: time,
  ...{ wait, claimedBy },
  /** Of the order as it was read; it is told with each change. */
  version: z.number().int(),
}

/** Of a payout number that is blocked: by whom, since when and why. */
export const numberBlock = z.object({ operator: z.string(), at: time, reason: z.string() }).nullable()

export const depositRow = z.object({
  ...queued,
  ...arrived,
  /** What of it is neither credited nor turned down. */
  waitingAmount: amount.nullable(),
  state: z.enum(depositStates),
  /** Money came after the order had ended. */
  isLate: z.boolean(),
  /** The operator who proposes to take it back. */
  reversalBy: z.string().nullable(),
})

export const withdrawalRow = z.object({
  ...queued,
  bank: z.string().nullable(),
  /** First letter of the name. */
  holder: z.string(),
  /** The holder is the member by name, or an operator has said so. */
  holderChecked: z.boolean(),
  /** The other member of whom much was had in one day, in games or by transfers, after which an operator looks first. */
  wonOf: z.strictObject({ account: z.string(), amount }).nullable(),
  /** Last four characters. */
  payoutNumber: z.string(),
  /** The number is blocked: nothing is paid to it. */
  isNumberBlocked: z.boolean(),
  fee: amount,
  paidAmount: amount,
  /** What of it was sent, in one part or several. */
  sentAmount: amount,
  /** Of a dispute: what did not arrive. */
  remainingAmount: amount,
  proof: z.string().nullable(),
  state: z.enum(withdrawalStates),
  reviewedBy: z.string().nullable(),
})

export const cashierQueueSchemas = {
  'cashier.depositQueue': {
    request: listRequest(queueSorts, {
      ...queueFilters,
      state: several(depositStates).prefault('REVIEW'),
      /** Those that money came for after they had ended. */
      isLate: isTrue,
    }),
    response: listResponse(depositRow),
  },
  'cashier.withdrawalQueue': {
    request: listRequest(queueSorts, {
      ...queueFilters,
      state: several(withdrawalStates).prefault('REQUESTED'),
      /** Those of which a part was sent and a rest was not. */
      isUnsent: isTrue,
    }),
    response: listResponse(withdrawalRow),
  },
  'cashier.corrections': {
    request: listRequest(['proposedAt', '-proposedAt'], {
      state: several(correctionStates).prefault('PROPOSED'),
      /** A and the number of one. */
      number: z
        .string()
        .regex(/^[Aa]\d{1,18}$/)
        .optional(),
      account,
      by: z.enum(['me', 'others']).optional(),
    }),
    response: listResponse(
      z.object({
        ...{ id, number: z.string(), account: z.string() },
        /** With its sign. */
        change: amount,
        reason: z.string(),
        state: z.enum(correctionStates),
        proposedBy: z.string(),
        proposedAt: time,
        decidedBy: z.string().nullable(),
        decidedAt: time.nullable(),
      }),
    ),
  },
  'cashier.accountList': {
    request: listRequest(['-createdAt', 'createdAt'], {
      ...{ account, channel },
      /** The whole number, as somebody pastes it. */
      number: text(80, 1).optional(),
      /** Those whose number other members have, or had, as well. */
      isShared: isTrue,
      isRemoved: z.enum(['true', 'false']).optional(),
      isBlocked: isTrue,
    }),
    response: listResponse(
      z.object({
        ...{ id, account: z.string(), channel: z.string(), bank: z.string().nullable() },
        /** First letter of the name, and last four characters of the number. */
        ...{ holder: z.string(), number: z.string() },
        holderChecked: z.boolean(),
        /** Other members who have this number of this channel, or had it. */
        others: z.number().int(),
        block: numberBlock,
        ...{ createdAt: time, usableAt: time, removedAt: time.nullable() },
      }),
    ),
  },
}
