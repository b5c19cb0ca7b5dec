import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as browser from './browser/crypto.ts'
import * as node from './node/crypto.ts'
import { commitmentOf, fromHex, hashChain, isClientSeed, toHex } from './seeds.ts'

test('the commitment to the reference seed is the published one', () => {
  const commitment = commitmentOf(node.sha256, new Uint8Array(32).fill(7))
  expect(commitment).toBe('4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0')
})

test('a server seed that is not 32 bytes is refused', () => {
  expect(() => commitmentOf(node.sha256, new Uint8Array(31))).toThrow(RangeError)
})

test('hashes of browser and server equal those of OpenSSL', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), fc.string({ unit: 'grapheme' }), (bytes, message) => {
      const digest = createHash('sha256').update(bytes).digest('hex')
      expect(toHex(browser.sha256(bytes))).toBe(digest)
      expect(toHex(node.sha256(bytes))).toBe(digest)
      expect(toHex(node.hmac(bytes, message))).toBe(createHmac('sha256', bytes).update(message).digest('hex'))
    }),
  )
})

test('hex reads back as the same bytes, and anything else is refused', () => {
  fc.assert(
    fc.property(fc.uint8Array(), bytes => {
      expect(fromHex(toHex(bytes))).toEqual(bytes)
    }),
  )
  expect(() => fromHex('abc')).toThrow(RangeError)
  expect(() => fromHex('zz')).toThrow(RangeError)
})

test.each([
  ['client-abc', true],
  ['x'.repeat(64), true],
  ['nước', true],
  ['', false],
  ['x'.repeat(65), false],
  ['two words', true],
  [' edge', false],
  ['   ', false],
  ['line\nbreak', false],
  ['\ud800', false],
])('client seed %j is accepted: %s', (seed, accepted) => {
  expect(isClientSeed(seed)).toBe(accepted)
})

test('seeds made in each place differ and have their length', () => {
  expect(node.newServerSeed()).toHaveLength(32)
  expect(node.newServerSeed()).not.toEqual(node.newServerSeed())
  expect(browser.newClientSeed()).toMatch(/^[0-9a-f]{16}$/)
  expect(browser.newClientSeed()).not.toBe(browser.newClientSeed())
})

test('each seed of a hash chain proves the one used before it', () => {
  const chain = hashChain(node.sha256, new Uint8Array(32).fill(3), 50)
  expect(chain).toHaveLength(50)
  for (let n = 0; n + 1 < chain.length; n++) expect(toHex(node.sha256(chain[n + 1]!))).toBe(toHex(chain[n]!))
})
