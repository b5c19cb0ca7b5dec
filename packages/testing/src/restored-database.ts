import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { connect, connectOwner } from '@baize/platform/kernel/database/open-database'
import { prepareDatabase } from '@baize/platform/prepare-database'
import { startEmbeddedPostgres } from '@baize/server-kit/database/embedded-postgres'
import { silentLog } from '@baize/server-kit/database/log'
import { prepareStudioDatabase } from '@baize/studio/prepare-studio-database'
import { temporaryFolder } from './database-cluster.ts'

interface Restorable {
  table: string
  columns: string
}

/**
 * A server of its own, just made, with every row that a database holds at this moment: what a dump and a restore leave.
 * Its transaction ids count from the beginning. Stop it when done; that removes the server.
 * @param options.durable it forgets nothing that it acknowledged, as real money asks
 */
export async function restoreElsewhere(source: EveryDatabase, { durable = false } = {}): Promise<EveryDatabase> {
  const folder = temporaryFolder()
  // Both servers run as the same user, who writes and reads the files.
  chmodSync(folder.path, 0o777)
  const server = await startEmbeddedPostgres({ dataDir: join(folder.path, 'data'), log: silentLog, durable })
  const target = connect({
    connectionString: server.connectionString,
    ownerConnectionString: server.ownerConnectionString,
    log: silentLog,
    onStop: async () => {
      await server.stop()
      folder.remove()
    },
  })
  await prepareDatabase(target)
  await prepareStudioDatabase(target)
  await copyRows(source, target, folder.path)
  return target
}

async function copyRows(source: EveryDatabase, target: EveryDatabase, folder: string): Promise<void> {
  const owners = [connectOwner(source), connectOwner(target)] as const
  const from = await owners[0].pool.connect()
  const to = await owners[1].pool.connect()
  try {
    await from.query('begin isolation level repeatable read')
    // As a restore does: the guards of rows stand aside.
    await to.query('begin')
    await to.query('set local session_replication_role = replica')
    const { rows: tables } = await from.query<Restorable>(`
      select format('%I.%I', n.nspname, c.relname) as table,
        string_agg(quote_ident(a.attname), ',' order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema)' and to_regclass(format('%I.%I', n.nspname, c.relname)) is not null
      group by c.oid, n.nspname, c.relname order by 1`)
    // Partitioned tables that refer to them hold no rows of their own, and are not among them.
    await to.query(`truncate ${tables.map(({ table }) => table).join(',')} cascade`)
    for (const [number, { table, columns }] of tables.entries()) {
      const file = join(folder, `${number}.rows`)
      await from.query(`copy ${table} (${columns}) to '${file}' (format binary)`)
      await to.query(`copy ${table} (${columns}) from '${file}' (format binary)`)
    }
    const { rows: sequences } = await from.query<{ name: string; last: bigint | null }>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences`,
    )
    for (const { name, last } of sequences)
      if (last !== null) await to.query('select setval($1::regclass, $2)', [name, last])
    await to.query('commit')
    await from.query('commit')
  } finally {
    from.release(true)
    to.release(true)
    for (const owner of owners) await owner.stop()
  }
}
