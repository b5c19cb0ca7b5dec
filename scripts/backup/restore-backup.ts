import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { copyPrivately, hashOfFile, readTree } from '@baize/server-kit/copy-tree'
import { livingHolder } from '@baize/server-kit/database/embedded/directory-lock'
import { placeCopy } from '@baize/server-kit/database/embedded/place-copy'
import { StartError } from '@baize/server-kit/database/start-error'
import { openKeyOfKeys } from '@baize/server-kit/secrets/open-key-of-keys'
import { type Config, headsFile } from '../../apps/platform/src/kernel/config.ts'
import { format, type Manifest, readManifest } from './manifest.ts'
import { isLater, thisVersion } from './this-version.ts'

type Settings = Pick<Config, 'BAIZE_DATA' | 'BAIZE_KEY' | 'HEADS_FILE'>

/**
 * Puts a backup into a data folder that holds nothing yet but its key of keys. Whatever speaks against it is found before
 * anything is written.
 * @returns when it was taken, and the file of heads that was there already and stays
 * @throws StartError or KeyMissing
 */
export async function restoreBackup(
  folder: string,
  settings: Settings,
): Promise<{ takenAt: string; keptHeads: string | null }> {
  const manifest = await readManifest(folder)
  requireSameKind(manifest)
  requireEmpty(settings.BAIZE_DATA)
  await requireKey(manifest, settings)
  await requireWhole(folder, manifest)
  const { files } = await readTree(join(folder, 'uploads'))
  for (const file of files)
    await copyPrivately(join(folder, 'uploads', file), join(settings.BAIZE_DATA, 'uploads', file))
  const heads = headsFile(settings)
  const hasHeads = existsSync(heads)
  if (!hasHeads) await copyPrivately(join(folder, 'heads', 'heads.jws'), heads)
  // Last, since a folder with a database is one that is restored.
  await placeCopy(join(folder, 'database'), join(settings.BAIZE_DATA, 'database'))
  return { takenAt: manifest.takenAt, keptHeads: hasHeads ? heads : null }
}

function requireSameKind({ format: other, version, machine }: Manifest): void {
  if (other !== format || isLater(version, thisVersion.version))
    throw new StartError(
      'version_mismatch',
      `This backup is of Baize ${version}, and this is ${thisVersion.version}: restore it with that version.`,
    )
  if (machine !== thisVersion.machine)
    throw new StartError(
      'version_mismatch',
      `This backup is of a machine of the kind ${machine}, and this is ${thisVersion.machine}: restore it on one of that kind.`,
    )
}

function requireEmpty(dataDir: string): void {
  const holder = livingHolder(join(dataDir, 'database'))
  if (holder)
    throw new StartError(
      'locked',
      `The data folder ${dataDir} is in use by process ${holder.pid}: name another one in BAIZE_DATA.`,
    )
  for (const name of ['database/cluster', 'uploads'])
    if (existsSync(join(dataDir, name)))
      throw new StartError(
        'start_failed',
        `${dataDir} holds data already (${name}): name a new folder in BAIZE_DATA, or move the old data away.`,
      )
}

async function requireKey({ sealed }: Manifest, settings: Settings): Promise<void> {
  const keyOfKeys = await openKeyOfKeys(settings)
  for (const { keyId, wrapped } of sealed) await keyOfKeys.unwrap(keyId, Buffer.from(wrapped, 'base64'))
}

/** @throws StartError where a file is not as it was written */
async function requireWhole(folder: string, { files }: Manifest): Promise<void> {
  for (const [file, hash] of Object.entries(files))
    if ((await hashOfFile(join(folder, file))) !== hash)
      throw new StartError('data_corrupt', `${join(folder, file)} is damaged or missing: restore another backup.`)
}
