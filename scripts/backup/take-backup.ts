import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { copyPrivately, hashOfFile, readTree, syncFolders } from '@baize/server-kit/copy-tree'
import { copyCluster } from '@baize/server-kit/database/embedded/copy-cluster'
import { codeOf, StartError } from '@baize/server-kit/database/start-error'
import { type Config, headsFile } from '../../apps/platform/src/kernel/config.ts'
import { connectOwner, type DatabaseOf } from '../../apps/platform/src/kernel/database/open-database.ts'
import { format, type Manifest, writeManifest } from './manifest.ts'
import { thisVersion } from './this-version.ts'

/** Folder for a backup: a new or empty one, outside of what is backed up. @throws StartError */
export async function requireNewFolder(folder: string, dataDir: string): Promise<void> {
  if ((resolve(folder) + sep).startsWith(resolve(dataDir) + sep))
    throw new StartError('start_failed', `${folder} lies in the data folder: name one on another disk.`)
  const entries = await readdir(folder).catch(error => {
    if (codeOf(error) === 'ENOENT') return []
    throw new StartError('not_writable', `${folder} is not a folder that can be read: name a new one.`, error)
  })
  if (entries.length > 0) throw new StartError('start_failed', `${folder} is not empty: name a new folder.`)
}

/**
 * Copies database, uploads and heads of a deployment on the embedded database, while it runs. The folder has its name only once
 * all is there and on the disk. The key of keys is not copied.
 * @returns ids of the keys that the database is sealed under
 */
export async function takeBackup(
  database: DatabaseOf<object>,
  settings: Pick<Config, 'BAIZE_DATA' | 'HEADS_FILE'>,
  folder: string,
): Promise<string[]> {
  const partial = `${resolve(folder)}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true, mode: 0o700 })
  // Heads first, since none may tell of what the copy of the database lacks. Uploads before and after: files are there before
  // their rows, and one whose row is in the copy may be removed meanwhile.
  await copyPrivately(headsFile(settings), join(partial, 'heads', 'heads.jws'))
  await copyUploads(settings, partial)
  await copyCluster(database.ownerConnectionString!, join(partial, 'database'))
  const takenAt = new Date().toISOString()
  await copyUploads(settings, partial)
  const sealed = await dataKeys(database)
  const { rows } = await database.pool.query<{ postgres: string }>(
    "select (current_setting('server_version_num')::int / 10000)::text as postgres",
  )
  const { files, folders } = await readTree(partial)
  const hashes: Record<string, string> = {}
  for (const file of files) hashes[file] = (await hashOfFile(join(partial, file)))!
  const { postgres } = rows[0]!
  await writeManifest(partial, { format, takenAt, ...thisVersion, postgres, sealed, files: hashes })
  await syncFolders(partial, folders)
  await rename(partial, resolve(folder))
  await syncFolders(dirname(resolve(folder)), [])
  return [...new Set(sealed.map(({ keyId }) => keyId))]
}

async function copyUploads({ BAIZE_DATA }: Pick<Config, 'BAIZE_DATA'>, target: string): Promise<void> {
  const from = join(BAIZE_DATA, 'uploads')
  for (const file of (await readTree(from)).files) {
    const to = join(target, 'uploads', file)
    if (!existsSync(to)) await copyPrivately(join(from, file), to)
  }
}

/** Data keys of platform, studio and oracle, as the key of keys has wrapped them. */
async function dataKeys(database: DatabaseOf<object>): Promise<Manifest['sealed']> {
  const owner = connectOwner(database)
  try {
    const { rows } = await owner.pool.query<{ keyId: string; wrapped: string }>(
      ['secrets', 'studio', 'oracle']
        .map(schema => `select key_id as "keyId", encode(wrapped, 'base64') as wrapped from ${schema}.data_key`)
        .join(' union all '),
    )
    return rows
  } finally {
    await owner.stop()
  }
}
