import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Time as the business sees it; tests turn it. */
export interface Clock {
  now(): Date
}
export const systemClock: Clock = { now: () => new Date() }

/** Randomness for tokens and ids; tests may seed it. */
export interface Rng {
  bytes(count: number): Buffer
  /** Uniform whole number in [0, below). */
  below(below: number): number
}
export const systemRng: Rng = { bytes: randomBytes, below: below => randomInt(below) }

/** How tokens are stored and looked up: 256 random bits need no slow hash to be kept from being read out of a table. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** An opaque 256-bit token, URL-safe. */
export const newToken = (rng: Rng): string => rng.bytes(32).toString('base64url')
