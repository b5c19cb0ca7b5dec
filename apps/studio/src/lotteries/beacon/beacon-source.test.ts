import { beaconScheme } from '@baize/game-kit/lotteries/draws/beacon-signature'
import { BeaconServer } from '@baize/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BeaconSource } from './beacon-source.ts'
import { requireBeacon } from './require-beacon.ts'

let server: BeaconServer
let nowMs = Date.parse('2027-06-15T12:00:00Z')
const now = () => new Date(nowMs)
let lines: string[] = []
const note = (level: string) => (_: object, message: string) => void lines.push(`${level}: ${message}`)
const log = { warn: note('warn'), error: note('error') }
beforeEach(async () => {
  server = await BeaconServer.start()
  lines = []
})
afterEach(() => server.stop())

const otherHash = () => server.url.replace(/[0-9a-f]{64}$/, 'cd'.repeat(32))
const start = (url: string) =>
  requireBeacon({ url, now, log }).then(
    () => 'started',
    (error: Error) => error.message,
  )

test.each([
  ['pedersen-bls-chained'],
  ['pedersen-bls-unchained'],
  ['bls-unchained-on-g1'],
  ['bls-bn254-unchained-on-g1'],
])('[MEND-052] A chain of the scheme %s ends the start with a line that names both', async scheme => {
  server.scheme = scheme
  expect(await start(server.url)).toBe(
    `BEACON_URL is of no use: the chain has the scheme ${scheme}, and draws need ${beaconScheme} (unchained on G1, RFC 9380).`,
  )
  expect(lines).toEqual([])
})

test('[MEND-052] A hash that is not of the chain ends the start, a beacon that does not answer does not', async () => {
  server.tellsAnybody = true
  expect(await start(otherHash())).toMatch(/^BEACON_URL is of no use: the chain that answers is not the one .*\.$/)
  expect(await start(server.url)).toBe('started')
  server.mode = 'absent'
  expect([await start(server.url), lines]).toEqual(['started', ['warn: beacon not read']])
})

test('[MEND-052] A process that runs tells of such a chain once, and follows it when it has become right', async () => {
  server.scheme = 'pedersen-bls-chained'
  const source = new BeaconSource({ url: server.url, now, log })
  for (let tries = 0; tries < 3; tries++) {
    expect(await source.chain()).toBeNull()
    nowMs += 60_000
  }
  expect(lines).toEqual([expect.stringMatching(/^error: BEACON_URL is of no use: .*pedersen-bls-chained/)])
  server.scheme = beaconScheme
  expect([(await source.chain())?.hash, source.wrong]).toEqual([server.chain.hash, null])
})
