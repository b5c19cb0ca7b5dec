import { type RawBuilder, sql } from 'kysely'
import { type Queryable, tables } from '../database/open-database.ts'
import { type ListOrder, readList } from '../lists/read-list.ts'
import './tables.ts'

/** Kinds of entries, by what their actions begin with. */
const begins = {
  money: ['cashier.', 'wallet.', 'bank.', 'ledger.', 'points.', 'promotions.', 'missions.', 'contracts.'],
  access: [
    ...['session.', 'security.', 'operators.', 'approvals.', 'uploads.inspect', 'lists.exported'],
    ...['members.reveal', 'members.lock', 'members.unlock', 'members.signOut', 'members.sendReset'],
  ],
  site: ['site.', 'catalogue.', 'service.', 'members.saveFields'],
} as const
export type EntryKind = keyof typeof begins | 'refusals'

export interface EntryFilter {
  /** Any of these. */
  actors?: readonly string[] | undefined
  /** Beginning of the action. */
  act?: string | undefined
  subject?: string | undefined
  kind?: EntryKind | undefined
  /** Half-open. */
  start?: Date | undefined
  end?: Date | undefined
}

// Entries are appended one after the other, so that ids rise with the time.
const order = { sorts: { at: { by: sql`e.id`, type: 'bigint' } }, key: sql`e.id` } as const satisfies ListOrder

type Page = Parameters<typeof readList>[2]

/** A page of the audit's entries. @throws ApiError invalid_input at a cursor of another order */
export function listEntries(db: Queryable, { actors, act, subject, kind, start, end }: EntryFilter, page: Page) {
  const query = tables(db)
    .selectFrom('audit.entry as e')
    .select(['e.id', 'e.at', 'e.actor', 'e.action', 'e.subject', 'e.detail'])
    .$if(actors !== undefined, rows => rows.where('e.actor', 'in', [...actors!]))
    .$if(act !== undefined, rows => rows.where(beginsWith(act!)))
    .$if(subject !== undefined, rows => rows.where('e.subject', '=', subject!))
    .$if(kind !== undefined, rows => rows.where(isOf(kind!)))
    .$if(start !== undefined, rows => rows.where('e.at', '>=', start!))
    .$if(end !== undefined, rows => rows.where('e.at', '<', end!))
  return readList(query, order, page)
}

/** An entry with its place in the chain. */
export const entryById = (db: Queryable, id: bigint) =>
  tables(db).selectFrom('audit.entry').where('id', '=', id).selectAll().executeTakeFirst()

function isOf(kind: EntryKind): RawBuilder<boolean> {
  if (kind === 'refusals') return sql<boolean>`e.action like '%.refused'`
  return sql<boolean>`(${sql.join(begins[kind].map(beginsWith), sql` or `)})`
}

/** What was typed stands for itself, whatever it means in a pattern. */
const beginsWith = (text: string): RawBuilder<boolean> =>
  sql<boolean>`e.action like ${`${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
