import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Hmac, Sha256 } from '../stream.ts'

export const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()

export const sha256: Sha256 = bytes => createHash('sha256').update(bytes).digest()

/** A fresh server seed: 32 bytes of the operating system's generator. */
export function newServerSeed(): Uint8Array {
  return randomBytes(32)
}
