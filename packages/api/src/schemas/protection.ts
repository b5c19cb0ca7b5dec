import { z } from 'zod'
import { type ClosureLength, closureKinds, closureLengths, closureStates } from '../protection.ts'
import { nothing, time } from './common.ts'

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
}
