import { nodeHash } from '../lotteries/book/merkle.ts'
import type { Sha256 } from '../stream.ts'

/** A tree of RFC 6962 that only grows, kept as the roots of its full subtrees, the largest first. */
export interface Frontier {
  frontier: readonly Uint8Array[]
  /** Leaves in the tree. */
  count: number
}

/** @throws RangeError when a tree of so many leaves has another number of full subtrees: one for each 1 of the count in binary */
function requireFrontier(frontier: readonly Uint8Array[], count: number): void {
  const subtrees = Number.isSafeInteger(count) && count >= 0 ? count.toString(2).replaceAll('0', '').length : -1
  if (frontier.length !== subtrees) throw new RangeError(`${frontier.length} subtrees are no tree of ${count} leaves`)
}

/**
 * The tree with more leaves, at the cost of one hash a leaf on average.
 * @throws RangeError when frontier and count do not belong together
 */
export function appendLeaves(
  sha256: Sha256,
  frontier: readonly Uint8Array[],
  count: number,
  leafHashes: readonly Uint8Array[],
): Frontier {
  requireFrontier(frontier, count)
  const roots = [...frontier]
  let leaves = count
  for (const leaf of leafHashes) {
    let root = leaf
    // Each full subtree of the new root's size is joined to it, as a carry runs through the count.
    for (let carry = leaves; carry % 2 === 1; carry = (carry - 1) / 2) root = nodeHash(sha256, roots.pop()!, root)
    roots.push(root)
    leaves++
  }
  return { frontier: roots, count: leaves }
}

/**
 * The root of the whole tree, the same as `rootOf` over all of its leaves.
 * @throws RangeError when frontier and count do not belong together
 */
export function rootOfFrontier(sha256: Sha256, frontier: readonly Uint8Array[], count: number): Uint8Array {
  requireFrontier(frontier, count)
  if (count === 0) return sha256(new Uint8Array())
  return frontier.reduceRight((right, left) => nodeHash(sha256, left, right))
}
