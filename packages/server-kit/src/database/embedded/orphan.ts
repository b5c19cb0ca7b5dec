import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { DatabaseLog } from '../log.ts'
import { isAlive } from './process-identity.ts'

const FAST_STOP_MS = 8000
const POLL_MS = 20

/**
 * Stops a server that outlived its owner's kill. The caller holds the folder's lock, so a living
 * server named by postmaster.pid belongs to nobody. PostgreSQL itself clears a stale pid file.
 */
export async function stopOrphan(cluster: string, log: DatabaseLog): Promise<void> {
  const pid = postmasterPid(cluster)
  if (pid === undefined || !isServerOf(pid, cluster)) return
  log.warn(`stopping the database server ${pid} that a killed process left behind`)
  process.kill(pid, 'SIGINT')
  if (await gone(pid, FAST_STOP_MS)) return
  process.kill(pid, 'SIGQUIT')
  await gone(pid, FAST_STOP_MS)
}

/** Process id of the living server of a cluster; undefined where there is none. */
export function postmasterPid(cluster: string): number | undefined {
  const path = join(cluster, 'postmaster.pid')
  if (!existsSync(path)) return undefined
  const pid = Number(readFileSync(path, 'utf8').split('\n')[0])
  return Number.isInteger(pid) && pid > 1 && isAlive(pid) ? pid : undefined
}

/** Guards against a pid that the system gave to somebody else since. */
function isServerOf(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch {
    return false // another user's process, or one that ended meanwhile
  }
}

async function gone(pid: number, withinMs: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < withinMs; waitedMs += POLL_MS) {
    if (!isAlive(pid)) return true
    await delay(POLL_MS)
  }
  return !isAlive(pid)
}
