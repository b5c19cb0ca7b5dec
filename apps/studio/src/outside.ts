import { createHash, randomBytes } from 'node:crypto'

/** What the studio takes from outside, so that tests can turn the clock and forge seeds. */
export interface StudioOutside {
  now(): Date
  /** A fresh server seed of 32 bytes from a cryptographic generator. */
  newServerSeed(): Uint8Array
}
export const realOutside: StudioOutside = { now: () => new Date(), newServerSeed: () => randomBytes(32) }

/** An opaque 256-bit secret, URL-safe. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()
