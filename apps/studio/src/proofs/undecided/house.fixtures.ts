import { type TestWorld, withOwner } from '@baize/testing'
import { exceptedColumns, isLeftOut } from './excepted.fixtures.ts'

/** All rows of a house by table, such as `studio.round`; each row by its columns, as texts. */
export type House = ReadonlyMap<string, readonly Record<string, string>[]>

type Row = Record<string, unknown>

/** Names that are drawn at random and mean nothing: ids of rows, calls and visits, and those of matches. */
const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<=\bm:)[\w-]{22}/g
/** The machine's own clock is told apart from the house's by this: tests stop that one hours ahead of it. */
const nearMs = 3_600_000
/** Ten thousand rows that no play changes are told by one digest. */
const large = 'catalogue.game'

/**
 * Reads every table of every schema as the owner. Ids are left out, and clocks that the machine set; those that the house set stay,
 * since its clock stands at the same moments in each world. Of an excepted column stays its length.
 */
export const readHouse = ({ database }: TestWorld): Promise<House> =>
  withOwner(database, async pool => {
    const { rows: tables } = await pool.query<{ name: string }>(`
      select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema')
      order by 1`)
    const house = new Map<string, Record<string, string>[]>()
    for (const { name } of tables) {
      const row =
        name === large ? `jsonb_build_object('digest', md5(string_agg(t::text, '' order by t::text)))` : 'to_jsonb(t)'
      const { rows } = await pool.query<{ row: Row }>(`select ${row} as row from ${name} t`)
      house.set(
        name,
        rows.map(({ row }) => shownRow(name, row)),
      )
    }
    return house
  })

const shownRow = (table: string, row: Row): Record<string, string> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, shown(`${table}.${column}`, value, row)]))

function shown(column: string, value: unknown, row: Row): string {
  if (value !== null && isLeftOut(column, row)) return 'left out'
  if (value !== null && column in exceptedColumns) return `${JSON.stringify(value).length} long`
  return JSON.stringify(value, (_, part) => (typeof part === 'string' ? withoutNames(part) : part))
}

function withoutNames(text: string): string {
  const isMoment = /^\d{4}-\d\d-\d\dT/.test(text)
  if (isMoment && Math.abs(Date.parse(text) - Date.now()) < nearMs) return 'machine clock'
  return text.replace(id, 'id')
}

/**
 * Where houses differ, each told once: a table with another number of rows, a column with other values, or, where all columns
 * agree, rows that put them together otherwise.
 */
export function differencesOf([first, ...others]: readonly House[]): string[] {
  const found = new Set<string>()
  for (const other of others)
    for (const [table, rows] of first!) {
      const theirs = other.get(table)!
      if (rows.length !== theirs.length) {
        found.add(`${table}: ${rows.length} rows and ${theirs.length}`)
        continue
      }
      const before = found.size
      for (const column of Object.keys(rows[0] ?? {}))
        if (sorted(rows.map(row => row[column]!)) !== sorted(theirs.map(row => row[column]!)))
          found.add(`${table}.${column}`)
      const all = (of: readonly Record<string, string>[]) => sorted(of.map(row => JSON.stringify(row)))
      if (found.size === before && all(rows) !== all(theirs)) found.add(`${table}: rows`)
    }
  return [...found].sort()
}

const sorted = (texts: readonly string[]): string => [...texts].sort().join('\n')
