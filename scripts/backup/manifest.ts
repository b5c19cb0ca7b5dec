import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, StartError } from '@baize/server-kit/database/start-error'
import { z } from 'zod'

/** The one format there is; a later one gets another number. */
export const format = 1
const fileName = 'baize-backup.json'

const shape = z.object({
  format: z.number(),
  /** When the copy of the database was whole. */
  takenAt: z.string(),
  /** Version of Baize whose server ran. */
  version: z.string(),
  /** Major version of PostgreSQL. */
  postgres: z.string(),
  /** Files of a database are read by programs of the same kind of machine. */
  machine: z.string(),
  /** Data keys of the database, which the right key of keys opens: id of the key, and the wrapped bytes in base64. */
  sealed: z.array(z.object({ keyId: z.string(), wrapped: z.string() })),
  /** SHA-256 in hex of each file, by its path. */
  files: z.record(z.string(), z.string()),
})
export type Manifest = z.output<typeof shape>

/** It is written last: a folder without it is no backup. */
export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, fileName), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true })

/** @throws StartError where the folder holds no backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(error => {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR') throw error
    throw new StartError('start_failed', `${folder} holds no backup: name a folder that npm run backup has made.`)
  })
  const parsed = shape.safeParse(parse(text))
  if (!parsed.success)
    throw new StartError('data_corrupt', `${join(folder, fileName)} is damaged: take another backup.`)
  return parsed.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
