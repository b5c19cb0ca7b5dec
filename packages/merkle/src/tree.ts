import { nodeHash, type Sha256 } from './hashes.ts'

// The tree of RFC 6962: leaves and nodes are hashed under different first bytes, and a list of n is split at the
// largest power of two below n, so that no leaf is ever doubled.

/** Where a tree of several leaves is split: the largest power of two below their number. */
export function splitOf(count: number): number {
  let split = 1
  while (split * 2 < count) split *= 2
  return split
}

/** Root of a list of leaf hashes; of none, the hash of nothing. */
export function rootOf(sha256: Sha256, leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) return sha256(new Uint8Array())
  if (leaves.length === 1) return leaves[0]!
  const split = splitOf(leaves.length)
  return nodeHash(sha256, rootOf(sha256, leaves.slice(0, split)), rootOf(sha256, leaves.slice(split)))
}

/**
 * The hashes beside a leaf's way to the root, from the bottom up.
 * @throws RangeError when there is no such leaf
 */
export function proofOf(sha256: Sha256, leaves: readonly Uint8Array[], index: number): Uint8Array[] {
  if (!Number.isInteger(index) || index < 0 || index >= leaves.length) throw new RangeError(`there is no leaf ${index}`)
  if (leaves.length === 1) return []
  const split = splitOf(leaves.length)
  return index < split
    ? [...proofOf(sha256, leaves.slice(0, split), index), rootOf(sha256, leaves.slice(split))]
    : [...proofOf(sha256, leaves.slice(split), index - split), rootOf(sha256, leaves.slice(0, split))]
}
