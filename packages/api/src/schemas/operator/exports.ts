import { z } from 'zod'
import { reason, text } from '../common.ts'

/** Lists that can be taken out as a file, with the filters and the order that they are shown by. */
export const exportedLists = [
  ...(['members.find', 'cashier.depositQueue', 'cashier.withdrawalQueue', 'cashier.corrections'] as const),
  ...(['cashier.accountList', 'bank.lines', 'operators.sessions'] as const),
] as const
export type ExportedList = (typeof exportedLists)[number]

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
}
