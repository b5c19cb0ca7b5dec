import { expect, test } from 'vitest'
import { hmac, sha256 } from '../../node/crypto.ts'
import { hashChain, toHex } from '../../seeds.ts'
import {
  CHAIN_LENGTH,
  type ChainLink,
  chainText,
  firstBreak,
  NEXT_CHAIN_AT,
  seedAt,
  storedPlaces,
  terminalOf,
} from './chain.ts'
import { roundDraws, type TablePurpose } from './streams.ts'

const lastSeed = new Uint8Array(32).fill(9)
const seeds = hashChain(sha256, lastSeed, CHAIN_LENGTH)
const terminal = toHex(sha256(seeds[0]!))
const links: ChainLink[] = seeds.map((seed, n) => ({
  serial: 1_001 + n,
  commitment: n === 0 ? terminal : toHex(seeds[n - 1]!),
  seed: toHex(seed),
}))
const broken = (n: number, change: Partial<ChainLink>) =>
  firstBreak(sha256, { terminal, firstSerial: 1_001 }, links.with(n, { ...links[n]!, ...change }))

test('[TABLE-029] every one of 4 096 links holds', () => {
  expect(links).toHaveLength(4_096)
  expect(terminalOf(sha256, lastSeed)).toBe(terminal)
  expect(firstBreak(sha256, { terminal, firstSerial: 1_001 }, links)).toBe(null)
  expect(NEXT_CHAIN_AT).toBe(512)
})

test('[TABLE-029] one changed byte names the serial', () => {
  const changed = (hex: string) => `${hex.startsWith('0') ? '1' : '0'}${hex.slice(1)}`
  for (const n of [0, 1, 2_000, 4_095]) {
    const { serial, seed, commitment } = links[n]!
    expect(broken(n, { seed: changed(seed) })).toEqual({ serial, reason: 'seed' })
    expect(broken(n, { commitment: changed(commitment) })).toEqual({ serial, reason: 'commitment' })
  }
  expect(broken(7, { seed: 'no seed' })).toEqual({ serial: 1_008, reason: 'seed' })
})

test('a round that is left out or comes twice names its serial', () => {
  const from = { terminal, firstSerial: 1_001 }
  expect(firstBreak(sha256, from, links.toSpliced(3, 1))).toEqual({ serial: 1_004, reason: 'serial' })
  expect(firstBreak(sha256, from, links.toSpliced(3, 0, links[3]!))).toEqual({ serial: 1_005, reason: 'serial' })
  const renamed = links.toSpliced(3, 1).map((link, i) => ({ ...link, serial: 1_001 + i }))
  expect(firstBreak(sha256, from, renamed)).toEqual({ serial: 1_004, reason: 'commitment' })
})

test('every seed follows from the next stored one', () => {
  const places = storedPlaces()
  expect([places.length, places[1], places.at(-1)]).toEqual([65, 64, 4_095])
  for (const place of [0, 1, 63, 64, 65, 4_033, 4_095]) {
    const next = places.find(stored => stored >= place)!
    expect(seedAt(sha256, place, { place: next, seed: seeds[next]! })).toEqual(seeds[place])
  }
  expect(() => seedAt(sha256, 65, { place: 64, seed: seeds[64]! })).toThrow(RangeError)
})

test('the text that is published of a chain', () => {
  const record = { table: 'LVT-BAC-1', chain: 2, length: 4_096, terminal, previousTerminal: '0'.repeat(64) }
  expect(chainText({ ...record, createdAtMs: 1_798_761_600_000 })).toBe(
    `C1|LVT-BAC-1|2|4096|${terminal}|${'0'.repeat(64)}|1798761600000`,
  )
})

test('each purpose has words of its own', () => {
  const key = { table: 'LVT-ROS-1', definitionVersion: 1, serial: 1, seed: seeds[0]!, entropy: '-' }
  const words = (purpose: Exclude<TablePurpose, 'field'>) => {
    const draws = roundDraws(hmac, key, purpose)
    return Array.from({ length: 4 }, () => draws.below(1_000_000)).join()
  }
  expect(new Set([words('0'), words('boost'), words('look')]).size).toBe(3)
})
