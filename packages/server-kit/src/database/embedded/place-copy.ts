import { chown, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { copyPrivately, makeFolders, readTree, syncFolders } from '../../copy-tree.ts'
import { claimFolder } from './claim-folder.ts'
import { placeCluster } from './cluster.ts'
import { serviceUser } from './service-user.ts'

/**
 * Puts a copy of a cluster where the embedded server of a data folder will look for it, all or nothing: a copy that was cut off
 * has another name, and is replaced by the next one.
 * @param dataDir folder of the database, without a cluster
 * @throws StartError where another process has the folder in use
 */
export async function placeCopy(source: string, dataDir: string): Promise<void> {
  const folder = resolve(dataDir)
  const owner = serviceUser()
  const lock = claimFolder(folder, owner)
  try {
    const cluster = placeCluster(folder, owner)
    const partial = `${cluster}.new`
    await rm(partial, { recursive: true, force: true })
    const { files, folders } = await readTree(source)
    await makeFolders(partial, folders)
    for (const file of files) await copyPrivately(join(source, file), join(partial, file))
    if (owner) for (const path of ['', ...folders, ...files]) await chown(join(partial, path), owner.uid, owner.gid)
    await syncFolders(partial, folders)
    await rename(partial, cluster)
  } finally {
    lock.release()
  }
}
