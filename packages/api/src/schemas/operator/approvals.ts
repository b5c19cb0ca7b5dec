import { z } from 'zod'
import { errors } from '../../errors.ts'
import { reason, time } from '../common.ts'
import { listRequest, listResponse } from './lists.ts'

const id = z.string().regex(/^\d{1,18}$/)
const states = ['OPEN', 'DONE', 'REFUSED', 'CANCELLED', 'EXPIRED', 'FAILED'] as const
/** What a thing is like, by field. */
const facts = z.record(z.string(), z.unknown())
const difference = z.object({ field: z.string(), before: z.unknown(), now: z.unknown() })
const errorCode = z.enum(Object.keys(errors) as [keyof typeof errors])

/** An act that one operator asked for. */
const request = z.object({
  id,
  /** The call that waits, and what it is done to. */
  ...{ operation: z.string(), subject: z.string(), reason: z.string() },
  state: z.enum(states),
  ...{ requestedBy: z.string(), requestedAt: time, expiresAt: time },
  ...{ decidedBy: z.string().nullable(), decidedAt: time.nullable(), decisionReason: z.string().nullable() },
  /** The caller asked for it. */
  isOwn: z.boolean(),
  /** The caller is somebody else who is allowed to decide such calls. */
  mayDecide: z.boolean(),
})

/** What waits for a second operator by a call of its own. */
const elsewhere = z.object({
  /** The call that decides it, and the id that it takes. */
  ...{ operation: z.string(), id: z.string(), subject: z.string() },
  ...{ what: facts, reason: z.string().nullable(), requestedBy: z.string(), requestedAt: time.nullable() },
})

const decided = z.strictObject({ id, reason })

export const approvalSchemas = {
  'approvals.list': {
    request: listRequest(['-requestedAt', 'requestedAt', 'expiresAt'], {
      state: z.enum(states).default('OPEN'),
      isOwn: z.enum(['true', 'false']).optional(),
    }),
    /** `elsewhere` comes with the first page of what is open. */
    response: listResponse(request).extend({ elsewhere: z.array(elsewhere) }),
  },
  'approvals.get': {
    request: z.strictObject({ id }),
    response: request.extend({
      input: facts,
      preview: z.object({ before: facts.nullable(), after: facts }),
      /** What it would change now; null once it is closed, and where it could not be done any more, for the reason of `refusal`. */
      now: z.object({ before: facts.nullable(), after: facts }).nullable(),
      refusal: errorCode.nullable(),
      /** What is not as it was when it was asked for. */
      differences: z.array(difference),
    }),
  },
  'approvals.approve': {
    request: decided,
    response: z.object({
      state: z.enum(['DONE', 'FAILED']),
      /** What the call answers, told here alone; null where it failed, or was done before. */
      result: z.unknown(),
      /** Why nothing was done, and what is not as it was. */
      refusal: errorCode.nullable(),
      differences: z.array(difference),
      /** What the refusal tells beside its text, as a call would. */
      detail: facts,
    }),
  },
  'approvals.refuse': { request: decided, response: z.null() },
  'approvals.cancel': { request: decided, response: z.null() },
}
