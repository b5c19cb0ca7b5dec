import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fromHex, leafHash, proofOf, rootFromProof, rootOf, sidesOf, toHex } from './index.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const leavesOf = (count: number) => Array.from({ length: count }, (_, place) => leafHash(sha256, `leaf ${place}`))

test('the roots are those of the examples of RFC 6962', () => {
  const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f']
  const leaves = inputs.map(input => sha256(Buffer.concat([Buffer.of(0), fromHex(input)])))
  expect(toHex(rootOf(sha256, []))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(toHex(rootOf(sha256, leaves.slice(0, 1)))).toBe(
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  )
  expect(toHex(rootOf(sha256, leaves))).toBe('5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328')
})

test('every leaf of every size leads to the root, and from another place it does not', () => {
  for (let count = 1; count <= 33; count++) {
    const leaves = leavesOf(count)
    const root = toHex(rootOf(sha256, leaves))
    for (let index = 0; index < count; index++) {
      const siblings = proofOf(sha256, leaves, index)
      const from = (place: number) => rootFromProof(sha256, leaves[index]!, { index: place, count, siblings })
      expect(toHex(from(index)!)).toBe(root)
      const elsewhere = from((index + 1) % count)
      if (count > 1) expect(elsewhere && toHex(elsewhere)).not.toBe(root)
    }
  }
})

test('there is no way from a place that the tree does not have', () => {
  for (const index of [-1, 3, 0.5, Number.NaN]) expect(sidesOf(index, 3)).toBeNull()
  expect(sidesOf(0, 0)).toBeNull()
})
