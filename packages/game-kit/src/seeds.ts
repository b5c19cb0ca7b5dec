import type { Sha256 } from './stream.ts'

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

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** @throws RangeError when the text is not an even number of hexadecimal digits */
export function fromHex(hex: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new RangeError('expected an even number of hexadecimal digits')
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16))
}

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
