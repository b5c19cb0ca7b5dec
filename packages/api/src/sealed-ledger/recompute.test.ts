import { createHash } from 'node:crypto'
import { leafHash, proofOf, rootOf, toHex } from '@baize/merkle'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalTransfer, type SealedTransfer } from './canonical-transfer.ts'
import { chainLine, chainStart } from './chain.ts'
import { type LedgerProof, recompute } from './recompute.ts'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

const transferOf = (id: number): SealedTransfer => ({
  ...{
    id: String(id),
    postedAt: `17000000${10 + (id % 80)}.000123`,
    debitAccount: '4',
    creditAccount: '7',
    amount: '25000',
  },
  ...{ debitAfter: null, creditAfter: String(id * 10), book: 'REAL', currency: 'DEMO', code: 'DEPOSIT' },
  ...{ key: `dep:${id}`, reference: id % 2 ? null : 'café "1"\n' },
})

/** The proof of one transfer in a block of so many, made without the code that verifies it. */
function proofIn(count: number, index: number): LedgerProof {
  const leaves = Array.from({ length: count }, (_, id) => leafHash(sha256, canonicalTransfer(transferOf(id))))
  const block = { number: '3', transfers: count, root: toHex(rootOf(sha256, leaves)), previous: chainStart }
  return {
    ...{ transfer: transferOf(index), index, path: proofOf(sha256, leaves, index).map(toHex) },
    block: { ...block, chain: toHex(sha256(chainLine(block))) },
  }
}

const place = fc
  .constantFrom(1, 2, 3, 5, 7, 8, 13, 64, 1023, 1024)
  .chain(count => fc.record({ count: fc.constant(count), index: fc.nat({ max: count - 1 }) }))

/** Another digit at one place of a hash. */
const other = (hash: string, at: number) => hash.slice(0, at) + (hash[at] === '0' ? '1' : '0') + hash.slice(at + 1)

test('the canonical row of a transfer is this text', () => {
  expect(canonicalTransfer(transferOf(2))).toBe(
    '[2, 1700000012.000123, 4, 7, 25000, null, 20, "REAL", "DEMO", "DEPOSIT", "dep:2", "café \\"1\\"\\n"]',
  )
  expect(() => canonicalTransfer({ ...transferOf(2), id: '2, 3' })).toThrow(RangeError)
})

test('[CONS-034] a transfer in a block of any size verifies, and with one byte changed anywhere it fails', async () => {
  await fc.assert(
    fc.asyncProperty(place, fc.nat({ max: 63 }), fc.nat(), async ({ count, index }, digit, beside) => {
      const proof = proofIn(count, index)
      expect((await recompute(proof))?.holds).toBe(true)
      const { transfer, block, path } = proof
      const step = path.length === 0 ? null : beside % path.length
      const changed: LedgerProof[] = [
        { ...proof, transfer: { ...transfer, amount: '25001' } },
        { ...proof, transfer: { ...transfer, key: `${transfer.key} ` } },
        { ...proof, transfer: { ...transfer, reference: transfer.reference === null ? '' : null } },
        { ...proof, block: { ...block, number: '4' } },
        { ...proof, block: { ...block, transfers: count + 1 } },
        ...(['root', 'previous', 'chain'] as const).map(name => ({
          ...proof,
          block: { ...block, [name]: other(block[name], digit) },
        })),
        ...(step === null ? [] : [{ ...proof, path: path.with(step, other(path[step]!, digit)) }]),
        { ...proof, path: [...path, block.root] },
        ...(count > 1 ? [{ ...proof, index: (index + 1) % count }] : []),
      ]
      for (const each of changed) expect((await recompute(each))?.holds ?? false).toBe(false)
    }),
    { numRuns: 60 },
  )
})

test('[CONS-034] with any one bit of the leaf changed the block has another root', async () => {
  const proof = proofIn(13, 5)
  const row = new TextEncoder().encode(canonicalTransfer(proof.transfer))
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 8 * row.length - 1 }), async bit => {
      const bytes = row.slice()
      bytes[bit >> 3]! ^= 1 << (bit & 7)
      const leaf = sha256(Buffer.concat([Buffer.of(0), bytes]))
      const leaves = Array.from({ length: 13 }, (_, id) => leafHash(sha256, canonicalTransfer(transferOf(id))))
      expect(toHex(rootOf(sha256, leaves.with(5, leaf)))).not.toBe(proof.block.root)
    }),
  )
})
