import type { InputOf, ResponseOf } from '@baize/api'
import { mostSelected, type SelectableList } from '@baize/api/schemas/operator/selections/bulk-acts'
import { parseAmount, toWire } from '@baize/money'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import { exportRows, listInput, requireList } from '../../../kernel/exports/export-rows.ts'
import type { CallContext } from '../../../kernel/http/handlers.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { kept, type Seen } from './bulk-acts.ts'

interface Chosen {
  id: string
  name: string
  seen: Seen
}

/**
 * Keeps the rows that a list has now, through the handler that shows them, with their number and sum.
 * @throws ApiError invalid_input as the list does, not_allowed, selection_too_large
 */
export async function freezeSelection(
  parts: Parts,
  { list, query, ids }: InputOf<'selections.freeze'>,
  context: CallContext<'selections.freeze'>,
): Promise<ResponseOf<'selections.freeze'>> {
  const input = { ...listInput(list, query), ...(ids && { ids: ids.join(',') }) }
  requireList(list, context.caller)
  const { rows, units } = await readRows(parts, list, { input, context })
  const id = await parts.database.transaction(async tx => {
    const made = await tables(tx)
      .insertInto('operators.selection')
      .values({
        ...{ operator_id: context.caller.operatorId, list, items: rows.length, sum_units: units },
        frozen_at: parts.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`
      insert into operators.selection_item (selection_id, position, row_id, name, seen)
      select ${made.id}, ordinality, item->>'id', item->>'name', item->'seen'
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as each(item, ordinality)`.execute(tx)
    return made.id
  })
  return { id: id.toString(), count: rows.length, sum: toWire(units) }
}

/** @throws ApiError selection_too_large */
async function readRows(
  parts: Parts,
  list: SelectableList,
  asked: { input: Record<string, unknown>; context: unknown },
) {
  const rows = new Map<string, Chosen>()
  let units = 0n
  for await (const page of exportRows(parts.handlers.get(), list, asked)) {
    for (const row of page) {
      const id = row.id as string
      // A row that moves in the list's order while it is read may come twice.
      if (rows.has(id)) continue
      const { amount, ...what } = kept[list](row)
      units += parseAmount(amount)
      rows.set(id, { id, ...what })
    }
    if (rows.size > mostSelected[list]) throw new ApiError('selection_too_large')
  }
  return { rows: [...rows.values()], units }
}
