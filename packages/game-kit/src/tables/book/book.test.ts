import { expect, test } from 'vitest'
import { isInBook, leafHash, proofOf, rootOf } from '../../lotteries/book/merkle.ts'
import { firstSealHash } from '../../lotteries/book/records.ts'
import { sha256 } from '../../node/crypto.ts'
import { toHex } from '../../seeds.ts'
import { chain, workedRounds } from '../testing/vectors.ts'
import { type BookSlip, inBookOrder, slipText, tableSealHash } from './records.ts'

const common = { table: 'LVT-BAC-1', serial: 2, definition: 'bac-c/1' }
const first: BookSlip = {
  ...common,
  slipId: '0b0e1c1e-0000-4000-8000-000000000001',
  positions: [
    { spot: 'PP', units: 5_000 },
    { spot: 'B', units: 50_000 },
  ],
  ...{ totalUnits: 55_000, acceptedAtMs: 1_798_761_610_000, holder: 'h1' },
}
const second: BookSlip = {
  ...common,
  slipId: '0b0e1c1e-0000-4000-8000-000000000002',
  positions: [{ spot: 'P', units: 10_000 }],
  ...{ totalUnits: 10_000, acceptedAtMs: 1_798_761_611_000, holder: 'h2' },
}
const bookOf = (slips: BookSlip[]) => {
  const texts = inBookOrder(slips).map(slipText)
  const leaves = texts.map(text => leafHash(sha256, text))
  return { texts, leaves, rootHex: toHex(rootOf(sha256, leaves)) }
}

test('[TABLE-028] the worked book', () => {
  const { texts, rootHex } = bookOf([second, first])
  expect(texts[0]).toBe(
    'T2|0b0e1c1e-0000-4000-8000-000000000001|LVT-BAC-1|2|B:50000,PP:5000|55000|bac-c/1|1798761610000|h1',
  )
  expect(rootHex).toBe('ef87bef4930698ab3f43c72a6667795cde910385e321bab6705c153c275d0ddc')
  const seal = { table: 'LVT-BAC-1', serial: 2, commitment: toHex(chain[0]!), rootHex, count: 2, sumUnits: 65_000 }
  expect(tableSealHash(sha256, { ...seal, previousSealHash: firstSealHash })).toBe(
    '2b534a2afca83ae85c307cf1e7ab5e79dbd533f2c2e6563d5f0b5d7240aebea8',
  )
})

test('[TABLE-033] other bets change the book and nothing that is dealt', () => {
  const more = { ...second, slipId: '0b0e1c1e-0000-4000-8000-000000000003' }
  expect(bookOf([first, second, more]).rootHex).not.toBe(bookOf([first, second]).rootHex)
  // A round is dealt from names, seed, entropy and the state before: there is nothing to give a bet to.
  const [, dealt] = workedRounds('bac-c/1', 'LVT-BAC-1', 2)
  expect(dealt!.result).toMatchObject({ player: ['8d', '7h', '3c'], banker: ['Qc', 'Kc', 'Td'] })
})

test('a player finds the own slip in the book', () => {
  const { texts, leaves, rootHex } = bookOf([first, second])
  texts.forEach((text, index) => {
    const inclusion = { index, count: 2, siblings: proofOf(sha256, leaves, index) }
    expect(isInBook(sha256, text, inclusion, rootHex)).toBe(true)
    expect(isInBook(sha256, text.replace('|2|', '|3|'), inclusion, rootHex)).toBe(false)
  })
})
