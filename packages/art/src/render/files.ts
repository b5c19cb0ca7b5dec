import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Part of every cache key: raise it when a change of drawing code must replace pictures that are already cached. */
export const ART_VERSION = '4'

/** Writes a file so that a reader sees all of it or none of it. */
export async function writeWhole(file: string, data: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, data)
  await rename(draft, file)
}
