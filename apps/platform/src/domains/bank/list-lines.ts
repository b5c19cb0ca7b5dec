import type { InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'
import { type ListOrder, readList } from '../../kernel/lists/read-list.ts'
import { tables } from './tables.ts'

const order = { sorts: { day: { by: sql`l.day`, type: 'date' } }, key: sql`l.id` } as const satisfies ListOrder

/** Lines of statements, each with the order that it is or is likely to be. */
export async function listLines(
  db: Queryable,
  { state, channel, direction, isBooked, ...asked }: InputOf<'bank.lines'>,
): Promise<ResponseOf<'bank.lines'>> {
  const query = tables(db)
    .selectFrom('bank.line as l')
    .innerJoin('bank.upload as u', 'u.id', 'l.upload_id')
    .select(['l.id', 'l.channel_code', 'l.line', 'l.amount_units', 'l.bank_references', 'l.text', 'l.state'])
    .select(['l.order_number', 'l.is_booked', 'u.uploaded_at', sql<string>`l.day::text`.as('day')])
    .$if(state !== undefined, rows => rows.where('l.state', 'in', state!))
    .$if(channel !== undefined, rows => rows.where('l.channel_code', '=', channel!))
    .$if(direction !== undefined, rows => rows.where('l.amount_units', direction === 'in' ? '>' : '<', 0n))
    .$if(isBooked !== undefined, rows => rows.where('l.is_booked', '=', isBooked === 'true'))
  const { rows, ...page } = await readList(query, order, asked)
  const list = rows.map(row => ({
    ...{ id: row.id.toString(), channel: row.channel_code, line: row.line, day: row.day },
    ...{ amount: toWire(row.amount_units), reference: row.bank_references[0] ?? '' },
    ...{ text: row.text.replaceAll('\n', ' '), state: row.state, order: row.order_number },
    ...{ isBooked: row.is_booked, uploadedAt: row.uploaded_at.toISOString() },
  }))
  return { list, ...page }
}

/** How the CSV of each account is read. */
export async function listMaps(db: Queryable): Promise<ResponseOf<'bank.maps'>> {
  const rows = await tables(db).selectFrom('bank.column_map').selectAll().orderBy('channel_code').execute()
  return {
    list: rows.map(({ channel_code, map, kept_at }) => ({ channel: channel_code, map, keptAt: kept_at.toISOString() })),
  }
}
