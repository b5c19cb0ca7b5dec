import { toHex } from '../../seeds.ts'
import type { Sha256 } from '../../stream.ts'

// The tree of RFC 6962: leaves and nodes are hashed under different first bytes, and a list of n is split at the
// largest power of two below n, so that no leaf is ever doubled.

const leafPrefix = 0x00
const nodePrefix = 0x01

const joined = (prefix: number, ...parts: Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(1 + parts.reduce((length, part) => length + part.length, 0))
  bytes[0] = prefix
  let place = 1
  for (const part of parts) {
    bytes.set(part, place)
    place += part.length
  }
  return bytes
}

export const leafHash = (sha256: Sha256, text: string): Uint8Array =>
  sha256(joined(leafPrefix, new TextEncoder().encode(text)))

export const nodeHash = (sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256(joined(nodePrefix, left, right))

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
 * Leaves of a block. A power of two, so that the tree over the roots of full blocks, and of the shorter last one, is the
 * tree over all leaves: large books are sealed and proved block by block.
 */
export const blockLeaves = 1024

export function blockRootsOf(sha256: Sha256, leaves: readonly Uint8Array[]): Uint8Array[] {
  const roots: Uint8Array[] = []
  for (let from = 0; from < leaves.length; from += blockLeaves)
    roots.push(rootOf(sha256, leaves.slice(from, from + blockLeaves)))
  return roots
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

/** The same as `proofOf` over the whole book, from the leaves of the leaf's own block and the roots of all blocks. */
export const proofInBlocks = (
  sha256: Sha256,
  index: number,
  ownBlock: readonly Uint8Array[],
  blockRoots: readonly Uint8Array[],
): Uint8Array[] => [
  ...proofOf(sha256, ownBlock, index % blockLeaves),
  ...proofOf(sha256, blockRoots, Math.floor(index / blockLeaves)),
]

export interface Inclusion {
  index: number
  /** How many leaves the tree has. */
  count: number
  siblings: readonly Uint8Array[]
}

/** The root that a leaf and its proof lead to; null when the proof has not the length that its place asks for. */
export function rootFromProof(
  sha256: Sha256,
  leaf: Uint8Array,
  { index, count, siblings }: Inclusion,
): Uint8Array | null {
  if (index < 0 || index >= count) return null
  if (count === 1) return siblings.length === 0 ? leaf : null
  const sibling = siblings.at(-1)
  if (!sibling) return null
  const rest = siblings.slice(0, -1)
  const split = splitOf(count)
  if (index < split) {
    const left = rootFromProof(sha256, leaf, { index, count: split, siblings: rest })
    return left && nodeHash(sha256, left, sibling)
  }
  const right = rootFromProof(sha256, leaf, { index: index - split, count: count - split, siblings: rest })
  return right && nodeHash(sha256, sibling, right)
}

/** True when a leaf's text stands in the book of this root. */
export function isInBook(sha256: Sha256, text: string, inclusion: Inclusion, rootHex: string): boolean {
  const root = rootFromProof(sha256, leafHash(sha256, text), inclusion)
  return root !== null && toHex(root) === rootHex
}
