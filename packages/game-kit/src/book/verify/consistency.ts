import { nodeHash, rootOf, splitOf } from '../../lotteries/book/merkle.ts'
import { fromHex, toHex } from '../../seeds.ts'
import type { Sha256 } from '../../stream.ts'

// A tree of RFC 6962 that only grew: 2.1.2 of it.

/**
 * The hashes that prove that the first `before` leaves of a tree are a tree that was published before; none where nothing was
 * added, or nothing was there.
 */
export function consistencyOf(sha256: Sha256, leaves: readonly Uint8Array[], before: number): Uint8Array[] {
  return before === 0 || before === leaves.length ? [] : subProof(sha256, leaves, before, true)
}

function subProof(sha256: Sha256, leaves: readonly Uint8Array[], before: number, isWhole: boolean): Uint8Array[] {
  if (before === leaves.length) return isWhole ? [] : [rootOf(sha256, leaves)]
  const split = splitOf(leaves.length)
  return before <= split
    ? [...subProof(sha256, leaves.slice(0, split), before, isWhole), rootOf(sha256, leaves.slice(split))]
    : [...subProof(sha256, leaves.slice(split), before - split, false), rootOf(sha256, leaves.slice(0, split))]
}

/** A tree by its root, hex, and its number of leaves. */
export interface Tree {
  root: string
  count: number
}

/** True where the later tree begins with all leaves of the earlier one, in their order. */
export function hasGrown(sha256: Sha256, earlier: Tree, later: Tree, proof: readonly Uint8Array[]): boolean {
  if (earlier.count === 0) return proof.length === 0
  if (earlier.count === later.count) return proof.length === 0 && earlier.root === later.root
  if (earlier.count > later.count) return false
  const roots = rootsOf(sha256, { before: earlier.count, count: later.count, isWhole: true, old: earlier.root }, [
    ...proof,
  ])
  return (
    roots !== null && roots.rest.length === 0 && toHex(roots.old) === earlier.root && toHex(roots.now) === later.root
  )
}

interface Part {
  before: number
  count: number
  /** True while the part of the earlier tree is all of it: its root is known, and not in the proof. */
  isWhole: boolean
  old: string
}

/** The roots of both trees that a proof leads to; it is read from its end, where its topmost hashes stand. */
function rootsOf(
  sha256: Sha256,
  { before, count, isWhole, old }: Part,
  proof: Uint8Array[],
): { old: Uint8Array; now: Uint8Array; rest: Uint8Array[] } | null {
  if (before === count) {
    if (!isWhole) {
      const root = proof.pop()
      return root ? { old: root, now: root, rest: proof } : null
    }
    const root = fromHex(old)
    return { old: root, now: root, rest: proof }
  }
  const sibling = proof.pop()
  if (!sibling) return null
  const split = splitOf(count)
  if (before <= split) {
    const left = rootsOf(sha256, { before, count: split, isWhole, old }, proof)
    return left && { ...left, now: nodeHash(sha256, left.now, sibling) }
  }
  const right = rootsOf(sha256, { before: before - split, count: count - split, isWhole: false, old }, proof)
  return (
    right && {
      old: nodeHash(sha256, sibling, right.old),
      now: nodeHash(sha256, sibling, right.now),
      rest: right.rest,
    }
  )
}
