import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { codeOf } from './database/start-error.ts'

const privateFolder = { recursive: true, mode: 0o700 } as const

/** Copies a file for its owner's eyes alone and waits until it lies on the disk. A file that is gone leaves no copy. */
export async function copyPrivately(from: string, to: string): Promise<void> {
  // Opened before the copy is, which would otherwise stand there empty.
  const source = await open(from).catch(error => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (!source) return
  await mkdir(dirname(to), privateFolder)
  await pipeline(source.createReadStream(), createWriteStream(to, { mode: 0o600, flush: true }))
}

/** SHA-256 of a file, in hex; null where there is none. */
export async function hashOfFile(path: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
  return hash.digest('hex')
}

export interface Tree {
  /** Paths below the folder, as a/b. */
  files: string[]
  folders: string[]
}

/**
 * What lies below a folder, beside sockets; nothing where there is none.
 * @param skips leaves a path out, of a folder with all that is in it
 */
export async function readTree(root: string, skips: (path: string) => boolean = () => false): Promise<Tree> {
  const tree: Tree = { files: [], folders: [] }
  const walk = async (below: string): Promise<void> => {
    const entries = await readdir(join(root, below), { withFileTypes: true }).catch(error => {
      if (codeOf(error) === 'ENOENT') return []
      throw error
    })
    for (const entry of entries) {
      const path = below ? `${below}/${entry.name}` : entry.name
      if (skips(path)) continue
      if (entry.isDirectory()) {
        tree.folders.push(path)
        await walk(path)
      } else if (entry.isFile()) tree.files.push(path)
    }
  }
  await walk('')
  return tree
}

/** Makes the folders of a tree, for their owner alone. */
export async function makeFolders(root: string, folders: readonly string[]): Promise<void> {
  for (const folder of ['', ...folders]) await mkdir(join(root, folder), privateFolder)
}

/** Waits until the names in folders are on the disk. */
export async function syncFolders(root: string, folders: readonly string[]): Promise<void> {
  for (const folder of ['', ...folders]) {
    const handle = await open(join(root, folder))
    await handle.sync().finally(() => handle.close())
  }
}
