import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from '../database/start-error.ts'
import { KeyMissing, type KeyOfKeys, keyBytes, keysFromText } from './key-of-keys.ts'

/**
 * Keys of a file that only its owner may read. Where there is none, a fresh key is written there as it first wraps something: a
 * start on a database that was sealed under another key is refused and leaves no file, which would look like the lost one.
 */
export async function keysFromFile(path: string): Promise<KeyOfKeys> {
  let keys = await read(path)
  const fresh = `local-${randomBytes(4).toString('hex')}:${randomBytes(keyBytes).toString('base64')}\n`
  return {
    get currentId() {
      return (keys ?? keysFromText(fresh)).currentId
    },
    async wrap(dataKey) {
      keys ??= await make(path, fresh)
      return keys.wrap(dataKey)
    },
    async unwrap(keyId, wrapped) {
      // Another process of the same folder may have made it meanwhile.
      keys ??= await read(path)
      if (!keys) throw new KeyMissing(keyId)
      return keys.unwrap(keyId, wrapped)
    },
  }
}

/** Of processes that start together one makes the file, whole, and the others read it. */
async function make(path: string, text: string): Promise<KeyOfKeys> {
  const mine = `${path}.${process.pid}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(mine, text, { mode: 0o600 })
  try {
    await link(mine, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await rm(mine, { force: true })
  }
  return (await read(path))!
}

async function read(path: string): Promise<KeyOfKeys | null> {
  try {
    return keysFromText(await readFile(path, 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}
