import { z } from 'zod'
import { type ClosureLength, closureKinds, closureLengths } from '../../protection.ts'
import { reason, text, time } from '../common.ts'
import { revealFields } from './member-file.ts'
import { lockScopes, memberId } from './members.ts'

const everyLength = closureKinds.flatMap((of): readonly ClosureLength[] => closureLengths[of])
const version = z.int().min(0).max(2_147_483_646)
const hexColor = z.string().regex(/^#[0-9A-F]{6}$/i)
const scopes = z.array(z.enum(lockScopes)).min(1).max(lockScopes.length)

export const memberActSchemas = {
  'members.reveal': {
    /** `payoutAccount` is the id of the one whose number or holder is asked for. */
    request: z.strictObject({ id: memberId, field: z.enum(revealFields), payoutAccount: memberId.optional(), reason }),
    /** Not to be shown beyond `until`. */
    response: z.object({ value: z.string(), until: time }),
  },
  'members.sendReset': { request: z.strictObject({ id: memberId, reason }), response: z.null() },
  'members.signOut': {
    /** All sessions where none is named. */
    request: z.strictObject({ id: memberId, session: memberId.optional(), reason }),
    response: z.null(),
  },
  'members.exclude': {
    request: z
      .strictObject({ id: memberId, kind: z.enum(closureKinds), length: z.enum(everyLength), reason })
      .superRefine((chosen, context) => {
        if (!closureLengths[chosen.kind].some(each => each === chosen.length))
          context.addIssue({ code: 'custom', path: ['length'], params: { fault: 'wrong' } })
      }),
    response: z.null(),
  },
  'members.lock': {
    /** Until it is lifted where `until` is left out. */
    request: z.strictObject({ id: memberId, scopes, until: time.optional(), version, reason }),
    response: z.object({ version }),
  },
  'members.unlock': {
    request: z.strictObject({ id: memberId, scopes, version, reason }),
    response: z.object({ version }),
  },
  'members.note': { request: z.strictObject({ id: memberId, text: text(2_000, 3) }), response: z.null() },
  'members.label': {
    request: z.strictObject({
      id: memberId,
      labels: z.array(z.strictObject({ labelName: text(24, 1), color: hexColor.optional() })).max(5),
      ...{ version, reason },
    }),
    response: z.object({ version }),
  },
}
