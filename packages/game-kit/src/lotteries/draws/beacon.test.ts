import { describe, expect, test } from 'vitest'
import { sha256 } from '../../node/crypto.ts'
import { type BeaconChain, chainHashOf, randomnessOf, roundAt, roundOfDraw, roundTimeMs } from './beacon.ts'
import { isOfRound } from './beacon-signature.ts'

/** A public chain as it runs, and its first value. */
const chain: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  periodSeconds: 3,
  genesisSeconds: 1_692_803_367,
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  beaconId: 'quicknet',
}
const signature = 'b55e7cb2d5c613ee0b2e28d6750aabbb78c39dcc96bd9d38c2c2e12198df95571de8e8e402a0cc48871c7089a2b3af4b'

test('the hash of a chain fixes what it is', () => {
  expect(chainHashOf(sha256, chain)).toBe(chain.hash)
  expect(chainHashOf(sha256, { ...chain, genesisSeconds: chain.genesisSeconds + 3 })).not.toBe(chain.hash)
})

test('a draw names the second round after its close', () => {
  const closesAtMs = Date.parse('2026-04-20T00:00:00Z')
  expect(roundAt(chain, closesAtMs)).toBe(27_946_612)
  const named = roundOfDraw(chain, closesAtMs)
  expect(named).toBe(27_946_614)
  expect(roundTimeMs(chain, named)).toBeGreaterThan(closesAtMs)
  expect(roundTimeMs(chain, named)).toBeLessThanOrEqual(closesAtMs + 6_000)
})

describe('a value', () => {
  test('bears the signature of its round and is the hash of it', () => {
    expect(isOfRound(chain, 1, signature)).toBe(true)
    expect(randomnessOf(sha256, signature)).toBe('1466a6cd24e327188770752f6134001c64d6efcc590ccc26b721611ad96f165a')
  })

  test.each([
    ['another round', chain, 2, signature],
    ['another chain under its name', { ...chain, periodSeconds: 30 }, 1, signature],
    ['no point of the curve', chain, 1, signature.replace('b5', 'b4')],
    ['nothing', chain, 1, ''],
  ])('of %s is refused', (_what, of, round, signed) => {
    expect(isOfRound(of, round, signed)).toBe(false)
  })
})
