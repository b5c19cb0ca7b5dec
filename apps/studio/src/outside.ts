import { createHash, randomBytes } from 'node:crypto'
import { measuredLoopLag } from './loop-lag.ts'

/** What the studio takes from outside, so that tests can turn the clock and forge seeds. */
export interface StudioOutside {
  now(): Date
  /** A fresh server seed of 32 bytes from a cryptographic generator. */
  newServerSeed(): Uint8Array
  /** How many milliseconds late this process comes to what is due. */
  loopLagMs(): number
}
export const realOutside = (): StudioOutside => ({
  now: () => new Date(),
  newServerSeed: () => randomBytes(32),
  loopLagMs: measuredLoopLag(),
})

/** An opaque 256-bit secret, URL-safe. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()
