import { describe, expect, test } from 'vitest'
import { SimulationDraws } from './draws.ts'
import { hmac } from './node/crypto.ts'
import { belowMultiply, blockMessage, multiplyWords, openStream, type StreamLabel } from './stream.ts'

const label: StreamLabel = {
  family: 'slot',
  gameCode: 'HLG-07E',
  definitionVersion: 2,
  clientSeed: 'client-abc',
  nonce: 41,
  purpose: '0',
}
const seed = new Uint8Array(32).fill(7)
const wordsOf = (changes: Partial<StreamLabel>, count = 8) => {
  const next = openStream(hmac, seed, { ...label, ...changes })
  return Array.from({ length: count }, next)
}

describe('the committed stream', () => {
  test('gives the published words of the reference message', () => {
    expect(blockMessage(label, 0)).toBe('baize/1|slot|HLG-07E|2|client-abc|41|0|0')
    expect(wordsOf({})).toEqual([
      4022959581, 3672004713, 1469392503, 4080580679, 3396200787, 1935132395, 1663523356, 2945175966,
    ])
  })

  test('maps the reference words to the published stops', () => {
    const next = openStream(hmac, seed, label)
    expect(Array.from({ length: 5 }, () => belowMultiply(next, 32))).toEqual([29, 27, 10, 30, 25])
  })

  test('goes on with the next block after eight words', () => {
    const ninth = wordsOf({}, 9)[8]
    const block = hmac(seed, blockMessage(label, 1))
    expect(ninth).toBe(new DataView(block.buffer, block.byteOffset).getUint32(0))
  })

  test('percent-encodes the client seed, so that it cannot reach into other fields', () => {
    expect(blockMessage({ ...label, clientSeed: 'a|1 é' }, 0)).toBe('baize/1|slot|HLG-07E|2|a%7C1%20%C3%A9|41|0|0')
    expect(wordsOf({ clientSeed: 'a|1', nonce: 2 })).not.toEqual(wordsOf({ clientSeed: 'a', nonce: 2 }))
  })

  test('cosmetic draws have words of their own', () => {
    expect(wordsOf({ purpose: 'look' })).not.toEqual(wordsOf({ purpose: '0' }))
  })
})

describe('the unbiased mapping', () => {
  test('[FAIR-005] the product of halves equals the 64-bit product on a million pairs', () => {
    const random = new SimulationDraws(11)
    const word = () => random.below(65536) * 65536 + random.below(65536)
    let wrong = 0
    for (let i = 0; i < 1_000_000; i++) {
      const [x, n] = [word(), word()]
      const [high, low] = multiplyWords(x, n)
      if (BigInt(high) * 4294967296n + BigInt(low) !== BigInt(x) * BigInt(n)) wrong++
    }
    expect(wrong).toBe(0)
    expect(multiplyWords(0xffffffff, 0xffffffff)).toEqual([0xfffffffe, 1])
  })

  test('[FAIR-005] a word in the rejected zone is drawn again', () => {
    // 2^32 mod 3 is 1: the only rejected low half is 0, which word 0 gives.
    const words = [0, 0, 0xffffffff]
    expect(belowMultiply(() => words.shift()!, 3)).toBe(2)
    expect(words).toEqual([])
  })

  test('[FAIR-005] rejects exactly as many words as make every result equally likely', () => {
    // 2^32 mod (2^31 + 1) = 2^31 - 1: of the words, those with a low half below it are drawn again.
    const n = 2 ** 31 + 1
    const word = Array.from({ length: 100 }, (_, i) => i).find(x => multiplyWords(x, n)[1] < 2 ** 31 - 1)!
    const words = [word, 0xffffffff]
    expect(belowMultiply(() => words.shift()!, n)).toBe(multiplyWords(0xffffffff, n)[0])
  })

  test('a power of two rejects nothing and takes the high bits', () => {
    expect(belowMultiply(() => 0, 64)).toBe(0)
    expect(belowMultiply(() => 0xffffffff, 64)).toBe(63)
  })

  test.each([0, -1, 1.5, 2 ** 32, Number.NaN])('refuses below(%s)', n => {
    expect(() => belowMultiply(() => 0, n)).toThrow(RangeError)
  })
})
