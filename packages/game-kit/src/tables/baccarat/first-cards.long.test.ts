import { expect, test } from 'vitest'
import { hmac } from '../../node/crypto.ts'
import { chiSquare } from '../../testing/chi-square.ts'
import { placeOf } from '../cards/cards.ts'
import { freshShoe, openShoe } from '../cards/shoe.ts'
import { roundDraws } from '../chain/streams.ts'

test('[TABLE-034] the first cards of a million shoes, each from a stream of its own', () => {
  const shoe = freshShoe(8)
  const key = { table: 'LVT-BAC-1', definitionVersion: 1, seed: new Uint8Array(32).fill(34), entropy: '-' }
  const counts = Array<number>(52).fill(0)
  const shoes = 1_000_000
  for (let serial = 1; serial <= shoes; serial++)
    counts[placeOf(openShoe(shoe, roundDraws(hmac, { ...key, serial }, '0')).draw())]!++
  expect(chiSquare(counts, Array(52).fill(shoes / 52))).toBeLessThan(77.386)
})
