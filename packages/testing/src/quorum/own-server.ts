import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findBinaries } from '@baize/server-kit/database/embedded/binaries'
import { addressesAt } from '@baize/server-kit/database/embedded/running'
import { serviceUser } from '@baize/server-kit/database/embedded/service-user'
import { startEmbeddedPostgres } from '@baize/server-kit/database/embedded-postgres'
import { silentLog } from '@baize/server-kit/database/log'
import pg from 'pg'
import { temporaryFolder } from '../database-cluster.ts'

export type ServerSettings = Readonly<Record<string, string>>

/** A PostgreSQL of one test. */
export interface OwnServer {
  /** Addresses of its database, as the role that reads and writes rows and as the role that owns everything. */
  connectionString: string
  ownerConnectionString: string
  /** Folder of the cluster, and of the socket. */
  cluster: string
  process: ChildProcess
  /** Fast shutdown; its files stay. */
  stop(): Promise<void>
}

/** A server of the embedded binaries on a new folder, with settings such as `{ wal_level: 'logical' }`: the shared one has no standby. */
export async function startOwnServer(settings: ServerSettings = {}): Promise<OwnServer> {
  const folder = temporaryFolder()
  await (await startEmbeddedPostgres({ dataDir: folder.path, log: silentLog })).stop()
  const server = await runServer(join(folder.path, 'cluster'), settings)
  return {
    ...server,
    async stop() {
      await server.stop()
      folder.remove()
    },
  }
}

/** Runs a server on a cluster that is there already. @throws Error where it ends in place of answering */
export async function runServer(cluster: string, settings: ServerSettings): Promise<OwnServer> {
  const user = serviceUser()
  const all = { listen_addresses: '', unix_socket_directories: cluster, fsync: 'off', ...settings }
  const child = spawn(
    findBinaries(dirname(cluster), user).postgres,
    ['-D', cluster, ...Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    { ...user, cwd: '/', stdio: 'ignore' },
  )
  // A test that fails may leave it.
  const end = () => child.kill('SIGQUIT')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  const addresses = addressesAt(cluster)
  await untilAnswers(addresses.ownerConnectionString, child)
  return {
    ...addresses,
    cluster,
    process: child,
    async stop() {
      if (hasEnded(child)) return
      child.kill('SIGINT')
      await once(child, 'exit')
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

async function untilAnswers(connectionString: string, server: ChildProcess): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (hasEnded(server)) throw error
      await delay(25)
    }
  }
}
