import { z } from 'zod'
import { reason, text } from '../../common.ts'
import { exportedLists } from './exported-lists.ts'

const request = z.strictObject({
  list: z.enum(exportedLists),
  /** What the list is asked with, as the query of an address: `state=REVIEW&sort=-amount`. */
  query: text(2_000).default(''),
  reason,
})

export const exportSchemas = {
  /** The last line is `#end,rows=N,sha256=H`, the digest of all bytes before it: a file without it was cut off. */
  'lists.csv': { request, response: z.string() },
  /** Its last tab is called `end` and holds the number of rows and the digest of their values. */
  'lists.sheet': { request, response: z.string() },
  'lists.askUnmasked': { request, response: z.null() },
  'lists.unmasked': {
    /** The request for it, which somebody else has agreed to. */
    request: z.strictObject({ approval: z.string().regex(/^\d{1,18}$/) }),
    response: z.string(),
  },
}
