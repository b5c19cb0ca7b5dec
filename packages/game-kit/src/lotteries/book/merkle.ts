import { type Inclusion, leafHash, proofOf, rootFromProof, rootOf, toHex } from '@baize/merkle'
import type { Sha256 } from '../../stream.ts'

export { type Inclusion, leafHash, nodeHash, proofOf, rootFromProof, rootOf, splitOf } from '@baize/merkle'

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

/** True when a leaf's text stands in the book of this root. */
export function isInBook(sha256: Sha256, text: string, inclusion: Inclusion, rootHex: string): boolean {
  const root = rootFromProof(sha256, leafHash(sha256, text), inclusion)
  return root !== null && toHex(root) === rootHex
}
