import { z } from 'zod'
import {
  type ClosureLength,
  closureKinds,
  closureLengths,
  closureStates,
  markKinds,
  matchDecisions,
} from '../protection.ts'
import { nothing, queryInt, reason, time } from './common.ts'

const id = z.string().regex(/^\d{1,18}$/)
const kind = z.enum(closureKinds)
const length = z.enum(closureKinds.flatMap((of): readonly ClosureLength[] => closureLengths[of]))

/** A break or an exclusion, and everything that the member may choose now; kinds and lengths from the shortest. */
const closure = z.object({
  closure: z
    .object({
      kind,
      since: time,
      /** Null for good. */
      until: time.nullable(),
      state: z.enum(closureStates),
      /** When the state changes by itself: the wait ends, or the time to confirm. Null where none is running. */
      nextAt: time.nullable(),
    })
    .nullable(),
  choices: z.array(z.object({ kind, length, until: time.nullable() })),
})

export const protectionSchemas = {
  'protection.closure': { request: nothing, response: closure },
  'protection.close': {
    request: z.strictObject({ kind, length }).superRefine((chosen, context) => {
      if (!closureLengths[chosen.kind].some(each => each === chosen.length))
        context.addIssue({ code: 'custom', path: ['length'], params: { fault: 'wrong' } })
    }),
    response: closure,
  },
  'protection.askReopening': { request: nothing, response: closure },
  'protection.confirmReopening': { request: nothing, response: closure },
  'protection.matches': {
    request: z.strictObject({ page: queryInt(1, 100_000).default(1), pageSize: queryInt(1, 50).default(20) }),
    response: z.object({
      list: z.array(
        z.object({
          id,
          closedAccount: z.string(),
          /** Null where somebody without an account wanted one. */
          account: z.string().nullable(),
          kinds: z.array(z.enum(markKinds)),
          /** How often it was tried. */
          tries: z.number().int(),
          firstAt: time,
          lastAt: time,
        }),
      ),
      totalPages: z.number().int(),
    }),
  },
  'protection.decideMatch': {
    request: z.strictObject({ id, decision: z.enum(matchDecisions), reason }),
    response: z.null(),
  },
}
