import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { codeOf, StartError } from '../start-error.ts'
import { CLUSTER_USER, RUNTIME_USER } from './cluster.ts'
import { livingHolder } from './directory-lock.ts'

interface Addresses {
  connectionString: string
  ownerConnectionString: string
}

/** Addresses of the database behind a socket, of both its roles. */
export const addressesAt = (socketFolder: string): Addresses => ({
  connectionString: connectionStringFor(socketFolder, RUNTIME_USER),
  ownerConnectionString: connectionStringFor(socketFolder, CLUSTER_USER),
})

/**
 * The embedded server that another process runs on a folder; null where none does.
 * @throws StartError `locked` where that process is only starting it
 */
export function findRunning(dataDir: string): Addresses | null {
  const folder = resolve(dataDir)
  const holder = livingHolder(folder)
  if (!holder) return null
  const socketFolder = socketFolderOf(join(folder, 'cluster'))
  if (socketFolder) return addressesAt(socketFolder)
  throw new StartError('locked', `Process ${holder.pid} is just opening ${folder}: try again when it is ready.`)
}

/** The fifth line of the file that a server writes as it starts. */
function socketFolderOf(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[4] || undefined
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function connectionStringFor(socketFolder: string, user: string): string {
  return `postgresql://${user}@localhost/${CLUSTER_USER}?host=${encodeURIComponent(socketFolder)}`
}
