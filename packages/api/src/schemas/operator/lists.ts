import { type ZodObject, type ZodRawShape, z } from 'zod'
import { queryInt, text } from '../common.ts'

/** Rows of a list that are counted one by one; beyond it is told that there are more. */
export const countedExactly = 1_000

const rows = { cursor: text(400, 1).optional(), limit: queryInt(1, 200).default(50) }

/**
 * What every list of operators is asked with: its filters by name, an order, and a place to go on from.
 * @param sorts orders by name, `-name` for the greatest first; the first one is used where none is asked for
 */
export const listRequest = <const S extends readonly [string, ...string[]], F extends ZodRawShape>(
  sorts: S,
  filters: F,
) => z.strictObject({ sort: z.enum(sorts).default(sorts[0] as never), ...rows, ...filters })

/**
 * A page of a list. `next` is the cursor of the page after it, null at the end. `about` comes with the first page alone: how many
 * rows the filters leave, exact up to {@link countedExactly}.
 */
export const listResponse = <R extends ZodObject>(row: R) =>
  z.object({
    list: z.array(row),
    next: z.string().nullable(),
    about: z.object({ count: z.number(), exact: z.boolean() }).nullable(),
  })
