import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/**
 * The key that wraps the data keys of a database, and that never lies in it. A key management service takes its place by
 * the same two calls.
 */
export interface KeyOfKeys {
  /** Id of the key that wraps from now on. */
  readonly currentId: string
  wrap(dataKey: Uint8Array): Promise<Buffer>
  /** @throws KeyMissing when no key has the id, or another key has it */
  unwrap(keyId: string, wrapped: Uint8Array): Promise<Buffer>
}

/** A database was written under a key that this start does not have; the message says what to do. */
export class KeyMissing extends Error {
  override name = 'KeyMissing'

  constructor(keyId: string) {
    super(
      `The secrets of the database are sealed under the key ${keyId}: name it in BAIZE_KEY, or put the file keys/key-of-keys back into the data folder.`,
    )
  }
}

export const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

/**
 * Reads keys as `id:base64`, separated by commas or lines. The first one wraps, the others still unwrap.
 * @throws RangeError for an entry of another shape, or a key of another length than 32 bytes
 */
export function keysFromText(text: string): KeyOfKeys {
  const entries = text
    .split(/[,\n]/)
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
    .map(entry => {
      const [, id, encoded] = /^([A-Za-z0-9_-]{1,40}):([A-Za-z0-9+/]+=*)$/.exec(entry) ?? []
      const key = Buffer.from(encoded ?? '', 'base64')
      if (!id || key.length !== keyBytes) throw new RangeError('expected id:base64 with 32 bytes, separated by commas')
      return [id, key] as const
    })
  const [first] = entries
  if (!first) throw new RangeError('expected at least one key')
  const keys = new Map(entries)
  return {
    currentId: first[0],
    async wrap(dataKey) {
      return encrypt(first[1], dataKey, first[0])
    },
    async unwrap(keyId, wrapped) {
      const key = keys.get(keyId)
      if (!key) throw new KeyMissing(keyId)
      try {
        return decrypt(key, wrapped, keyId)
      } catch {
        throw new KeyMissing(keyId)
      }
    },
  }
}

/** AES-256-GCM: nonce, tag, and the bytes; the context has to be the same when they are opened. */
export function encrypt(key: Uint8Array, plain: Uint8Array, context: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** @throws Error when key, context or bytes are not those of {@link encrypt} */
export function decrypt(key: Uint8Array, sealed: Uint8Array, context: string): Buffer {
  const bytes = Buffer.from(sealed)
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(context))
    .setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
}
