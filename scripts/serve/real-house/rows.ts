import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { connectOwner } from '@baize/platform/kernel/database/open-database'

/**
 * How many rows each table holds, and a sum over what is in them: two that are alike were not written between. Not of `jobs.version`, in
 * which the queue notes when an owner last looked whether its tables are whole.
 */
export async function rowsOf(database: EveryDatabase): Promise<Record<string, string>> {
  const owner = connectOwner(database)
  try {
    const { rows: tables } = await owner.pool.query<{ name: string }>(`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema)'
        and c.oid <> to_regclass('jobs.version') order by 1`)
    const sums = tables.map(async ({ name }) => {
      const { rows } = await owner.pool.query<{ sum: string }>(
        `select concat_ws(' ', count(*), sum(hashtextextended(t::text, 0))) as sum from ${name} t`,
      )
      return [name, rows[0]!.sum] as const
    })
    return Object.fromEntries(await Promise.all(sums))
  } finally {
    await owner.stop()
  }
}
