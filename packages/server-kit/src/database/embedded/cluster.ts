import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { StartError } from '../start-error.ts'
import type { Binaries } from './binaries.ts'
import { explainServerOutput } from './server-output.ts'
import { canTraverse, type ServiceUser } from './service-user.ts'

/** Superuser and database of the embedded cluster; access is by the private socket folder alone. */
export const CLUSTER_USER = 'baize'

/** Role that the application runs with: it reads and writes rows, and owns nothing. */
export const RUNTIME_USER = 'baize_app'

/** Where root's clusters live when the service user cannot reach the data folder, as under /root. */
const SYSTEM_FOLDER = '/var/lib/baize'

/** Longest path that fits a unix socket address on every platform, with room for the socket's own name. */
const MAX_SOCKET_FOLDER_BYTES = 80

/**
 * The folder that holds (or will hold) the cluster: `<dataDir>/cluster`, or a folder that the service
 * user can reach, with a symbolic link left in its place.
 */
export function placeCluster(dataDir: string, user: ServiceUser | undefined): string {
  const link = join(dataDir, 'cluster')
  if (existsSync(link)) return realpathSync(link)
  if (!user || letThrough(dataDir, user)) return join(realpathSync(dataDir), 'cluster')
  mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 })
  const folder = join(mkdtempSync(join(SYSTEM_FOLDER, 'data-')), 'cluster')
  mkdirSync(folder, { mode: 0o700 })
  chownSync(dirname(folder), user.uid, user.gid)
  rmSync(link, { force: true })
  symlinkSync(folder, link)
  return folder
}

/** Lets the service user pass the data folder itself, never the folders above it. */
function letThrough(dataDir: string, user: ServiceUser): boolean {
  if (!canTraverse(dirname(realpathSync(dataDir)), user)) return false
  if (!canTraverse(dataDir, user)) chmodSync(dataDir, (statSync(dataDir).mode & 0o777) | 0o011)
  return true
}

/** Makes the cluster when there is none, else checks that it is one that these binaries can open. */
export function prepareCluster(cluster: string, binaries: Binaries, user: ServiceUser | undefined): void {
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) {
    createCluster(cluster, binaries, user)
    return
  }
  if (!user && statSync(cluster).uid !== process.getuid?.()) {
    throw new StartError(
      'not_writable',
      `${cluster} belongs to another user: start as the user who made it, or choose another data folder.`,
    )
  }
  const versionFile = join(cluster, 'PG_VERSION')
  if (!existsSync(versionFile)) {
    throw new StartError(
      'data_corrupt',
      `${cluster} holds files but no PostgreSQL data: restore a backup, or choose another data folder.`,
    )
  }
  const major = readFileSync(versionFile, 'utf8').trim()
  if (major !== binaries.major) {
    throw new StartError(
      'version_mismatch',
      `${cluster} was made by PostgreSQL ${major} and this is PostgreSQL ${binaries.major}: dump it with the old version, restore it, run npm run adopt-database, or choose another data folder.`,
    )
  }
}

/** initdb works in a folder beside and the result is renamed, so that a crash leaves no half cluster. */
function createCluster(cluster: string, binaries: Binaries, user: ServiceUser | undefined): void {
  const partial = `${cluster}.new`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { mode: 0o700 })
  if (user) chownSync(partial, user.uid, user.gid)
  const result = spawnSync(
    binaries.initdb,
    [
      '-D',
      partial,
      '-U',
      CLUSTER_USER,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    { ...user, cwd: '/', encoding: 'utf8', env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' } },
  )
  if (result.error || result.status !== 0) {
    rmSync(partial, { recursive: true, force: true })
    throw explainServerOutput(`${result.stderr ?? ''}${result.error?.message ?? ''}`, cluster)
  }
  rmSync(cluster, { recursive: true, force: true })
  renameSync(partial, cluster)
}

/** The cluster's own folder, or a short private one for a path too long for a socket address. */
export function socketFolderFor(cluster: string, user: ServiceUser | undefined): { folder: string; remove(): void } {
  if (Buffer.byteLength(cluster) <= MAX_SOCKET_FOLDER_BYTES) return { folder: cluster, remove() {} }
  const base = Buffer.byteLength(tmpdir()) < MAX_SOCKET_FOLDER_BYTES - 20 ? tmpdir() : '/tmp'
  const folder = mkdtempSync(join(base, 'baize-'))
  if (user) chownSync(folder, user.uid, user.gid)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
