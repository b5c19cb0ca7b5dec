import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseLog } from '../log.ts'
import { codeOf, StartError } from '../start-error.ts'
import type { Binaries } from './binaries.ts'
import { CLUSTER_USER } from './cluster.ts'
import { stopOrphan } from './orphan.ts'
import { explainServerOutput } from './server-output.ts'
import type { ServiceUser } from './service-user.ts'
import { serverArguments } from './settings.ts'

const READY_POLL_MS = 25
const READY_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 20_000
/** The last processes of a killed server hold its memory until they notice; an orphan may be starting at this moment. */
const LEFTOVER = /is still in use|lock file "postmaster.pid" already exists/
const LEFTOVER_ATTEMPTS = 40
const LEFTOVER_PAUSE_MS = 250

export interface ServerOptions {
  binaries: Binaries
  cluster: string
  socketFolder: string
  logFile: string
  user: ServiceUser | undefined
  durable: boolean
  log: DatabaseLog
}

/**
 * Starts the server and waits until it takes connections. A server left behind by a killed owner is stopped first.
 * Throws StartError when it does not start.
 */
export async function startServer(options: ServerOptions): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    await stopOrphan(options.cluster, options.log)
    try {
      return await tryStart(options)
    } catch (error) {
      if (attempt === LEFTOVER_ATTEMPTS || !(error instanceof StartError) || !LEFTOVER.test(String(error.cause)))
        throw error
      await delay(LEFTOVER_PAUSE_MS)
    }
  }
}

async function tryStart({
  binaries,
  cluster,
  socketFolder,
  logFile,
  user,
  durable,
}: ServerOptions): Promise<ChildProcess> {
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`)
  const output = openSync(logFile, 'w', 0o640)
  // A session of its own keeps a terminal's Ctrl-C from stopping the database before the application has drained.
  const child = spawn(binaries.postgres, ['-D', cluster, ...serverArguments(socketFolder, durable)], {
    ...user,
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.unref()
  const waiting = new AbortController()
  const failed = new Promise<never>((_, reject) => {
    child.once('error', error =>
      reject(new StartError('start_failed', `Cannot run ${binaries.postgres}: ${error.message}`, error)),
    )
    child.once('exit', () => reject(explainServerOutput(readFileSync(logFile, 'utf8'), cluster)))
  })
  try {
    await Promise.race([failed, untilReady(socketFolder, waiting.signal)])
    return child
  } finally {
    waiting.abort()
    child.removeAllListeners()
  }
}

/** Fast shutdown: open transactions are rolled back, the checkpoint is written; immediate when that hangs. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.ref()
  const exited = once(child, 'exit')
  child.kill('SIGINT')
  const hang = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS)
  await exited
  clearTimeout(hang)
}

async function untilReady(socketFolder: string, signal: AbortSignal): Promise<void> {
  for (let waitedMs = 0; waitedMs < READY_TIMEOUT_MS && !signal.aborted; waitedMs += READY_POLL_MS) {
    const client = new pg.Client({ host: socketFolder, user: CLUSTER_USER, database: 'postgres' })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      // 57P03: starting up or recovering. The others: the socket is not there yet.
      if (!['ENOENT', 'ECONNREFUSED', '57P03', '57P01'].includes(codeOf(error)) && !isEarlyClose(error)) throw error
    }
    await delay(READY_POLL_MS)
  }
  throw new StartError(
    'start_failed',
    `PostgreSQL takes longer than ${READY_TIMEOUT_MS / 1000} s to recover: start again to let it go on.`,
  )
}

function isEarlyClose(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Connection terminated')
}
