import { expect, test } from 'vitest'
import { hmac, sha256 } from '../node/crypto.ts'
import { hashChain, toHex } from '../seeds.ts'
import { blockWords } from './block-words.ts'

test('the chain and the first words of the rulebook’s match', () => {
  const lastSeed = Uint8Array.from({ length: 32 }, (_, at) => at)
  const seeds = hashChain(sha256, lastSeed, 30)
  expect(toHex(sha256(seeds[0]!))).toBe('ecd09841516321736f700bc336172d18d502aa0d61835994741a857bccead7d1')
  const stream = { model: 'FOOT', version: 1, fixture: 'F1.1.12.3', entropy: '-' } as const
  const word = blockWords(hmac, seeds[0]!, stream, 1)
  expect(Array.from({ length: 6 }, word)).toEqual([
    ...[3981816638, 3350882656, 425962616, 3010262063, 2633024170, 994798048],
  ])
  expect(blockWords(hmac, seeds[0]!, stream, 1, 'look')()).not.toBe(3981816638)
})
