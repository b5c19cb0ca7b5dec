import { join } from 'node:path'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { connect } from '@baize/platform/kernel/database/open-database'
import { startEmbeddedPostgres } from '@baize/server-kit/database/embedded-postgres'
import { silentLog } from '@baize/server-kit/database/log'
import { temporaryFolder } from '@baize/testing/database-cluster'

/** A PostgreSQL that knows nothing of Baize yet, and forgets nothing that it acknowledged. */
export interface OwnPostgres {
  /** Runs statements as its administrator, one after the other. */
  run(sql: string): Promise<void>
  /** An address of it as somebody outside names it, in the form in which it is reached here: by its socket. */
  reached(url: string): string
  /** The database `baize` as the administrator, who may look at everything. */
  baize: EveryDatabase
  stop(): Promise<void>
}

/** Starts one on a new folder. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = temporaryFolder()
  const server = await startEmbeddedPostgres({ dataDir: join(folder.path, 'pg'), log: silentLog })
  const { ownerConnectionString: inside } = server
  const postgres = new URL(inside)
  postgres.pathname = '/postgres'
  const admin = connect({ connectionString: postgres.href, log: silentLog, poolSize: 1 })
  const baize = connect({ connectionString: inside, ownerConnectionString: inside, log: silentLog, poolSize: 4 })
  const run = async (sql: string) => {
    for (const statement of sql.split(/;\s*$/m)) if (statement.trim()) await admin.pool.query(statement)
  }
  // What the embedded server makes by itself, a server of one's own does not have.
  await run('drop database baize;\ndrop role baize_app;')
  const stop = async () => {
    for (const database of [admin, baize]) await database.stop()
    await server.stop()
    folder.remove()
  }
  return { run, reached: url => `${url}${postgres.search}`, baize, stop }
}
