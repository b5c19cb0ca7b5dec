import { z } from 'zod'
import { amount, reason, text } from '../../common.ts'
import { type BulkAct, everyBulkAct, mostTicked, type SelectableList, selectableLists } from './bulk-acts.ts'

const id = z.string().regex(/^\d{1,18}$/)

/** Ids with commas between them: a filter for rows that are known already. */
export const ids = z.string().regex(/^\d{1,18}(?:,\d{1,18}){0,499}$/)

export const selectionSchemas = {
  'selections.freeze': {
    request: z.strictObject({
      list: z.enum(selectableLists as [SelectableList, ...SelectableList[]]),
      /** What the list is asked with, as the query of an address: `flag=bonus&sort=account`. */
      query: text(2_000).default(''),
      /** Those of its rows that are meant; all where they are left out. */
      ids: z.array(id).min(1).max(mostTicked).optional(),
    }),
    /** `sum` is that of the amounts of orders, or of what members have in their main wallets. */
    response: z.object({ id, count: z.number().int(), sum: amount }),
  },
  'selections.run': {
    request: z.strictObject({
      id,
      operation: z.enum(everyBulkAct as [BulkAct, ...BulkAct[]]),
      /** What the call takes beside the row, its version and the reason. */
      input: z.record(z.string().max(40), z.unknown()).default({}),
      /** Of orders: the sum of the selection, typed by the one who asks. */
      sum: amount.optional(),
      reason,
    }),
    response: z.object({ run: id }),
  },
  'selections.outcome': {
    request: z.strictObject({ run: id }),
    response: z.object({
      isRunning: z.boolean(),
      /** Rows in all, and of them those that are done, wait for another operator, and failed. */
      ...{ count: z.number().int(), done: z.number().int(), asked: z.number().int(), failed: z.number().int() },
      /** The first that failed, with the code and the text of their error. */
      failures: z.array(z.object({ id, name: z.string(), error: z.string(), message: z.string() })),
    }),
  },
}
