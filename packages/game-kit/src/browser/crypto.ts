import { hmac as nobleHmac } from '@noble/hashes/hmac.js'
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js'
import type { Hmac, Sha256 } from '../stream.ts'

const utf8 = new TextEncoder()

/** Synchronous HMAC for the browser, where Web Crypto only offers promises. */
export const hmac: Hmac = (key, message) => nobleHmac(nobleSha256, key, utf8.encode(message))

export const sha256: Sha256 = bytes => nobleSha256(bytes)

/** A client seed of 16 hexadecimal digits from the browser's generator. */
export function newClientSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => byte.toString(16).padStart(2, '0')).join('')
}
