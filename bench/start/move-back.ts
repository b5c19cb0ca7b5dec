import { join } from 'node:path'
import { connect } from '@baize/platform/kernel/database/open-database'
import { startEmbeddedPostgres } from '@baize/server-kit/database/embedded-postgres'
import { silentLog } from '@baize/server-kit/database/log'

/** Transfers lie in months by their time, and no work of a start hangs on it. */
const left = ['pg_catalog', 'information_schema', 'ledger']

/** Moves every time that a stopped house has stored back by some days, as if it had stood still for so long. */
export async function moveBack(data: string, days: number): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir: join(data, 'database'), log: silentLog })
  const { pool, stop } = connect({ connectionString: server.ownerConnectionString, log: silentLog, poolSize: 1 })
  try {
    const { rows: tables } = await pool.query<{ name: string; columns: string[] }>(
      `select a.attrelid::regclass::text as name, array_agg(quote_ident(a.attname)) as columns
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relkind in ('r', 'p') and not c.relispartition and not (c.relnamespace::regnamespace::text = any($1))
         and a.atttypid in ('timestamptz'::regtype, 'date'::regtype) and a.attgenerated = '' and not a.attisdropped
       group by 1`,
      [left],
    )
    // Guards would refuse it.
    await pool.query('set session_replication_role = replica')
    for (const { name, columns } of tables)
      await pool.query(
        `update ${name} set ${columns.map(column => `${column} = ${column} - interval '${days} days'`).join(', ')}`,
      )
    // Issues are named by their day.
    await pool.query(`
      update studio.draw set issue = to_char(to_date(left(issue, 8), 'YYYYMMDD') - ${days}, 'YYYYMMDD') || substr(issue, 9)`)
  } finally {
    await stop()
    await server.stop()
  }
}
