import { nodeHash, type Sha256 } from './hashes.ts'
import { splitOf } from './tree.ts'

export interface Inclusion {
  index: number
  /** How many leaves the tree has. */
  count: number
  siblings: readonly Uint8Array[]
}

/** On which side of a leaf's way each hash beside it stands, from the bottom up; null where the tree has no such leaf. */
export function sidesOf(index: number, count: number): ('left' | 'right')[] | null {
  if (!Number.isInteger(index) || index < 0 || index >= count) return null
  const sides: ('left' | 'right')[] = []
  for (let [place, size] = [index, count]; size > 1; ) {
    const split = splitOf(size)
    const isLeft = place < split
    sides.unshift(isLeft ? 'right' : 'left')
    ;[place, size] = isLeft ? [place, split] : [place - split, size - split]
  }
  return sides
}

/** The root that a leaf and its proof lead to; null when the proof has not the length that its place asks for. */
export function rootFromProof(
  sha256: Sha256,
  leaf: Uint8Array,
  { index, count, siblings }: Inclusion,
): Uint8Array | null {
  const sides = sidesOf(index, count)
  if (sides?.length !== siblings.length) return null
  return siblings.reduce(
    (hash, sibling, place) =>
      sides[place] === 'left' ? nodeHash(sha256, sibling, hash) : nodeHash(sha256, hash, sibling),
    leaf,
  )
}
