import { z } from 'zod'
import { text, time } from '../common.ts'
import { listRequest, listResponse } from './lists.ts'

const id = z.string().regex(/^\d{1,18}$/)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const entry = z.object({
  ...{ id, at: time },
  /** An operator or a member by name; else an address, a channel or a part of the platform. */
  actor: z.string(),
  /** The operation with its outcome where it was not simply done, as `session.login.refused`. */
  action: z.string(),
  subject: z.string(),
  reason: z.string().nullable(),
  /** The operator who agreed to it. */
  approvedBy: z.string().nullable(),
})

export const auditSchemas = {
  'audit.entries': {
    request: listRequest(['-at', 'at'], {
      /** A username, or an actor as the audit has it. */
      actor: text(100, 1).optional(),
      /** Beginning of the action. */
      act: text(100, 1).optional(),
      subject: text(200, 1).optional(),
      kind: z.enum(['money', 'access', 'site', 'refusals']).optional(),
      /** First and last day in the brand's zone. */
      ...{ from: day.optional(), to: day.optional() },
    }),
    response: listResponse(entry),
  },
  'audit.entry': {
    request: z.strictObject({ id }),
    response: entry.extend({
      /** What was noted beside what was changed. */
      detail: z.record(z.string(), z.unknown()),
      /** The fields that it changed; null where the entry is about no change. */
      differences: z.array(z.object({ field: z.string(), before: z.unknown(), now: z.unknown() })).nullable(),
      /** In hex. */
      ...{ previousHash: z.string(), hash: z.string() },
    }),
  },
  'audit.verify': {
    /** The entry that an earlier call came to. */
    request: z.strictObject({ after: id.optional() }),
    response: z.object({
      /** The last entry that was looked at. */
      through: id,
      ok: z.boolean(),
      /** The first entry that does not hold. */
      broken: id.nullable(),
      /** Where to go on; null at the end of the chain and where it is broken. */
      next: id.nullable(),
    }),
  },
}
