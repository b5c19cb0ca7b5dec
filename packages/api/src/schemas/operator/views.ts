import { z } from 'zod'
import { text } from '../common.ts'

const id = z.string().regex(/^\d{1,18}$/)
/** Path of a screen below the console's own, such as /cashier/withdrawals. */
const page = z.string().regex(/^\/[a-z/-]{1,60}$/)
/** What the address of the list says, by its own names. */
const state = z
  .record(z.string().regex(/^(?:sort|cols|dense|range|q|f\.\w{1,40})$/), text(400))
  .refine(value => Object.keys(value).length <= 40, 'has too many parts')
const role = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/)

const view = z.object({
  ...{ id, name: z.string(), state, version: z.number().int() },
  /** The role that it is shared with; null for one's own. */
  role: z.string().nullable(),
  /** Whose it is. */
  owner: z.string(),
  isOwn: z.boolean(),
})

export const viewSchemas = {
  'operators.views': { request: z.strictObject({ page }), response: z.object({ list: z.array(view) }) },
  'operators.saveView': {
    /** `version` 0 makes a new one; `role` has to be one of the caller's own. */
    request: z.strictObject({
      ...{ page, name: text(60, 1), state, role: role.nullable().default(null) },
      version: z.int().min(0).max(2_147_483_646),
    }),
    response: view,
  },
  'operators.removeView': { request: z.strictObject({ id }), response: z.null() },
}
