import { toHex } from '@baize/merkle'
import type { Sha256 } from './stream.ts'

export { fromHex, toHex } from '@baize/merkle'

/** What a player may see before and while a pair is in use. */
export interface SeedPair {
  serverSeedId: string
  /** Hex SHA-256 of the server seed, published before the first bet that uses it. */
  commitment: string
  clientSeed: string
  /** Nonce of the next round, counted from 0 and never used twice. */
  nonce: number
}

const SERVER_SEED_BYTES = 32

/**
 * The commitment to a server seed: its SHA-256 in hex (games book 7.1).
 * @throws RangeError when the seed is not 32 bytes
 */
export function commitmentOf(sha256: Sha256, serverSeed: Uint8Array): string {
  if (serverSeed.length !== SERVER_SEED_BYTES) {
    throw new RangeError(`a server seed has ${SERVER_SEED_BYTES} bytes, not ${serverSeed.length}`)
  }
  return toHex(sha256(serverSeed))
}

/** True for 1 to 64 characters of any script, spaces between words included (games book 7.1). */
export function isClientSeed(text: string): boolean {
  return /^[^\p{C}\p{Zl}\p{Zp}]{1,64}$/u.test(text) && text.trim() === text
}

/**
 * Hash chain for shared games, in the order of use: element n is the SHA-256 of element n + 1, so that each revealed
 * seed proves the one before it. The hash of element 0 is the terminal hash, published when the chain starts.
 */
export function hashChain(sha256: Sha256, lastSeed: Uint8Array, length: number): Uint8Array[] {
  const chain = [lastSeed]
  while (chain.length < length) chain.push(sha256(chain.at(-1)!))
  return chain.reverse()
}
