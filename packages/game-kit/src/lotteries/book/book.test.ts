import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from '../../node/crypto.ts'
import { fromHex, toHex } from '../../seeds.ts'
import {
  blockLeaves,
  blockRootsOf,
  isInBook,
  leafHash,
  nodeHash,
  proofInBlocks,
  proofOf,
  rootFromProof,
  rootOf,
} from './merkle.ts'
import { firstSealHash, leafText, sealHash } from './records.ts'

const ticket = {
  ...{ gameCode: 'EL_K3_1', issue: '20270101-0001', unitCents: 100, lines: 1, oddsTable: 'E1900' },
}
const texts = [
  {
    ticketId: '00000001',
    betCode: 'SUM',
    content: '9',
    times: 1,
    costCents: 100,
    acceptedAtMs: 1798761600000,
    holder: 'h1',
  },
  {
    ticketId: '00000002',
    betCode: 'BSOE',
    content: 'B',
    times: 5,
    costCents: 500,
    acceptedAtMs: 1798761601000,
    holder: 'h2',
  },
  {
    ticketId: '00000003',
    betCode: 'D2',
    content: '25',
    times: 2,
    costCents: 200,
    acceptedAtMs: 1798761602000,
    holder: 'h1',
  },
].map(own => leafText({ ...ticket, ...own }))
const leaves = texts.map(text => leafHash(sha256, text))
const rootHex = '2cf0655cb861dfc76faf2f7e79ab7dd3ad69f149eff0db4fdef794392f2ff55a'

test('the vector of the lotteries book', () => {
  expect(texts[0]).toBe('T1|00000001|EL_K3_1|20270101-0001|SUM|9|100|1|1|100|E1900|1798761600000|h1')
  expect(toHex(leaves[0]!)).toBe('262889e55c242ec2b1f9318000233f71600bd3d05ad791413836bfbf36837656')
  expect(toHex(nodeHash(sha256, leaves[0]!, leaves[1]!))).toBe(
    '0435d02dcb01ad561ef74d05c146970afdc63cec31a8c96f7ead4bf318dceae0',
  )
  expect(toHex(rootOf(sha256, leaves))).toBe(rootHex)
  expect(toHex(rootOf(sha256, []))).toBe(toHex(sha256(new Uint8Array())))
  const commitment = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
  const seal = { gameCode: 'EL_K3_1', issue: '20270101-0001', version: 1, commitment, rootHex }
  expect(sealHash(sha256, { ...seal, count: 3, salesCents: 800, previousSealHash: firstSealHash })).toBe(
    '9af241e5e5cf1300fa19c3d553dfaf39c4715a16fb73df9c1e9164463d0e56b4',
  )
})

test('a player finds the own ticket in the book, and one changed character does not hold', () => {
  texts.forEach((text, index) => {
    const inclusion = { index, count: 3, siblings: proofOf(sha256, leaves, index) }
    expect(isInBook(sha256, text, inclusion, rootHex)).toBe(true)
    expect(isInBook(sha256, text.replace('E1900', 'E1940'), inclusion, rootHex)).toBe(false)
    expect(isInBook(sha256, text, { ...inclusion, index: (index + 1) % 3 }, rootHex)).toBe(false)
  })
})

test('every leaf of every tree proves itself, and no shorter or longer proof is taken', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), (count, at) => {
      const list = Array.from({ length: count }, (_, i) => leafHash(sha256, `leaf ${i}`))
      const index = at % count
      const siblings = proofOf(sha256, list, index)
      const root = rootOf(sha256, list)
      expect(rootFromProof(sha256, list[index]!, { index, count, siblings })).toEqual(root)
      const longer = [...siblings, fromHex(rootHex)]
      expect(rootFromProof(sha256, list[index]!, { index, count, siblings: longer })).not.toEqual(root)
      if (count > 1)
        expect(rootFromProof(sha256, list[index]!, { index, count, siblings: siblings.slice(1) })).not.toEqual(root)
    }),
    { numRuns: 60 },
  )
})

const around = [1, blockLeaves - 1, blockLeaves, blockLeaves + 1, 2 * blockLeaves, 2 * blockLeaves + 1, 5000]
test.each(around)('the blocks of %i leaves have the root and the proofs of the whole list', count => {
  const list = Array.from({ length: count }, (_, i) => leafHash(sha256, `leaf ${i}`))
  const roots = blockRootsOf(sha256, list)
  expect(rootOf(sha256, roots)).toEqual(rootOf(sha256, list))
  for (const index of [0, count >> 1, count - 1]) {
    const from = index - (index % blockLeaves)
    const own = list.slice(from, from + blockLeaves)
    expect(proofInBlocks(sha256, index, own, roots)).toEqual(proofOf(sha256, list, index))
  }
})
