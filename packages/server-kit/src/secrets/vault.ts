import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { decrypt, encrypt, type KeyOfKeys } from './key-of-keys.ts'

/** Tables of data keys, one in each database: (id integer primary key, key_id text, wrapped bytea). */
export type DataKeyTable = 'secrets.data_key' | 'studio.data_key' | 'oracle.data_key'

interface DataKeyRow {
  id: number
  key_id: string
  wrapped: Buffer
}

const idBytes = 2
const textPrefix = 'v1.'

/**
 * Seals what must not be read in the database it lies in: under a data key, which lies there wrapped by a key of keys that
 * does not. Rows name their data key, so that old ones stay readable after a change of either key.
 */
export class Vault {
  readonly #keys: ReadonlyMap<number, Buffer>
  readonly #currentId: number

  private constructor(keys: ReadonlyMap<number, Buffer>) {
    this.#keys = keys
    this.#currentId = Math.max(...keys.keys())
  }

  /** Opens the data keys of a database, making the first one. @throws KeyMissing */
  static async open(pool: Pool, table: DataKeyTable, keyOfKeys: KeyOfKeys): Promise<Vault> {
    const read = async () => (await pool.query<DataKeyRow>(`select id, key_id, wrapped from ${table} order by id`)).rows
    let rows = await read()
    if (rows.length === 0) {
      const wrapped = await keyOfKeys.wrap(randomBytes(32))
      await pool.query(`insert into ${table} (id, key_id, wrapped) values (1, $1, $2) on conflict do nothing`, [
        keyOfKeys.currentId,
        wrapped,
      ])
      rows = await read()
    }
    const keys = await Promise.all(
      rows.map(async ({ id, key_id, wrapped }) => [id, await keyOfKeys.unwrap(key_id, wrapped)] as const),
    )
    return new Vault(new Map(keys))
  }

  seal(plain: Uint8Array, context: string): Buffer {
    const id = Buffer.alloc(idBytes)
    id.writeUInt16BE(this.#currentId)
    return Buffer.concat([id, encrypt(this.#keys.get(this.#currentId)!, plain, context)])
  }

  /** Null when the bytes do not hold, or were sealed for another context. */
  unseal(sealed: Uint8Array, context: string): Buffer | null {
    const bytes = Buffer.from(sealed)
    const key = bytes.length > idBytes ? this.#keys.get(bytes.readUInt16BE()) : undefined
    if (!key) return null
    try {
      return decrypt(key, bytes.subarray(idBytes), context)
    } catch {
      return null
    }
  }

  sealText(plain: string, context: string): string {
    return textPrefix + this.seal(Buffer.from(plain), context).toString('base64')
  }

  /** A text from before texts were sealed is answered as it is. @throws Error when a sealed one does not hold */
  unsealText(text: string, context: string): string {
    if (!isSealedText(text)) return text
    const plain = this.unseal(Buffer.from(text.slice(textPrefix.length), 'base64'), context)
    if (!plain) throw new Error(`a sealed text of ${context} does not hold`)
    return plain.toString()
  }
}

export const isSealedText = (text: string): boolean => text.startsWith(textPrefix)

/**
 * Wraps the data keys of a database under the current key of keys, so that the one before can be put away. No row that was
 * sealed changes.
 * @returns how many were wrapped anew
 */
export async function rewrapDataKeys(pool: Pool, table: DataKeyTable, keyOfKeys: KeyOfKeys): Promise<number> {
  const { rows } = await pool.query<DataKeyRow>(`select id, key_id, wrapped from ${table} where key_id <> $1`, [
    keyOfKeys.currentId,
  ])
  for (const { id, key_id, wrapped } of rows) {
    const anew = await keyOfKeys.wrap(await keyOfKeys.unwrap(key_id, wrapped))
    await pool.query(`update ${table} set key_id = $1, wrapped = $2 where id = $3`, [keyOfKeys.currentId, anew, id])
  }
  return rows.length
}
