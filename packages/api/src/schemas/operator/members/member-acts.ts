import { z } from 'zod'
import { contractTypes, dividendPeriods } from '../../../contracts.ts'
import { type ClosureLength, closureKinds, closureLengths } from '../../../protection.ts'
import { amount, reason, text, time } from '../../common.ts'
import { lockScopes } from './lock-scopes.ts'
import { revealFields } from './member-file.ts'
import { memberId, person } from './members.ts'

const everyLength = closureKinds.flatMap((of): readonly ClosureLength[] => closureLengths[of])
const version = z.int().min(0).max(2_147_483_646)
const hexColor = z.string().regex(/^#[0-9A-F]{6}$/i)
const scopes = z.array(z.enum(lockScopes)).min(1).max(lockScopes.length)

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const upline = text(50, 1)

/** A contract that ends by a move, with what comes of it. */
const ending = z.object({
  id: z.string(),
  type: z.enum(contractTypes),
  period: z.enum(dividendPeriods).nullable(),
  /** Null is the house. */
  payer: z.string().nullable(),
  payee: z.string(),
  /** The highest rate, in percent. */
  rate: z.string(),
  state: z.enum(['OFFERED', 'ACCEPTED', 'ACTIVE']),
  /** With the former upline, or below because the payer is no longer paid. */
  cause: z.enum(['MOVE', 'CASCADE']),
  /** Settled, and waits for money of the payer. */
  pending: amount,
  /** Of windows that close by then, as of now; and of those that reach beyond, which pay nothing. */
  due: amount,
  lapses: amount,
})

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
  'members.movePreview': {
    /** `upline` is an id or a username. */
    request: z.strictObject({ id: memberId, upline }),
    response: z.object({
      member: person,
      /** Null at the root. */
      from: person.nullable(),
      to: person,
      /** Everybody who moves, the member included. */
      members: z.number(),
      /** Steps from the root now and then; 0 is a root. */
      level: z.number(),
      newLevel: z.number(),
      takesEffectOn: day,
      takesEffectAt: time,
      /** For members.move. */
      version,
      contracts: z.array(ending),
      /** How many end; the first hundred are named. */
      contractCount: z.number(),
    }),
  },
  'members.move': {
    /** `takesEffectOn` is the day that the preview told: where another one is next, nothing is moved. */
    request: z.strictObject({ id: memberId, upline, takesEffectOn: day, version, reason }),
    response: z.object({ takesEffectAt: time, version }),
  },
  'members.cancelMove': {
    request: z.strictObject({ id: memberId, version, reason }),
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
