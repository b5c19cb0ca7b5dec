import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leafHash, rootOf } from '../../lotteries/book/merkle.ts'
import { sha256 } from '../../node/crypto.ts'
import { toHex } from '../../seeds.ts'
import { consistencyOf, hasGrown } from './consistency.ts'

const leavesOf = (count: number) => Array.from({ length: count }, (_, at) => leafHash(sha256, `leaf ${at}`))
const treeOf = (leaves: readonly Uint8Array[]) => ({ root: toHex(rootOf(sha256, leaves)), count: leaves.length })

test('every tree proves every tree that it grew from, and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 70 }), (a, b) => {
      const [before, count] = a < b ? [a, b] : [b, a]
      const leaves = leavesOf(count)
      const earlier = treeOf(leaves.slice(0, before))
      const proof = consistencyOf(sha256, leaves, before)
      expect(hasGrown(sha256, earlier, treeOf(leaves), proof)).toBe(true)
      const forged = treeOf([...leavesOf(before - 1), leafHash(sha256, 'another')])
      expect(hasGrown(sha256, forged, treeOf(leaves), proof)).toBe(false)
      expect(hasGrown(sha256, earlier, treeOf(leaves), [...proof, sha256(new Uint8Array())])).toBe(false)
      if (proof.length > 0) expect(hasGrown(sha256, earlier, treeOf(leaves), proof.slice(1))).toBe(false)
    }),
    { numRuns: 100 },
  )
})
