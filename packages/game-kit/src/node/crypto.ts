import { createHash, randomBytes } from 'node:crypto'
import type { Sha256 } from '../stream.ts'

// The browser's HMAC serves here too: for messages this short, making one of Node's Hmac objects costs more than the
// hashing, and the rate was measured at two and a half times Node's.
export { hmac } from '../browser/crypto.ts'

export const sha256: Sha256 = bytes => createHash('sha256').update(bytes).digest()

/** A fresh server seed: 32 bytes of the operating system's generator. */
export function newServerSeed(): Uint8Array {
  return randomBytes(32)
}
