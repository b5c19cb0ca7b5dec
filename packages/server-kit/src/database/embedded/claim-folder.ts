import { accessSync, constants, mkdirSync } from 'node:fs'
import { fileError } from '../start-error.ts'
import { type DirectoryLock, lockDirectory } from './directory-lock.ts'
import type { ServiceUser } from './service-user.ts'

/** Makes the folder of a database where there is none, and takes its lock. @throws StartError */
export function claimFolder(folder: string, owner: ServiceUser | undefined): DirectoryLock {
  try {
    // As root the folder stays passable for the service user; the cluster inside is private in any case.
    mkdirSync(folder, { recursive: true, mode: owner ? 0o711 : 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
    return lockDirectory(folder)
  } catch (error) {
    throw fileError(error, folder)
  }
}
