import { expect, test } from 'vitest'
import { sha256 } from '../../node/crypto.ts'
import { commitmentOf, fromHex } from '../../seeds.ts'
import { barredUntil, beginSealing, type SealAct, type Sealing, type SealStep, sealStep } from './sealing.ts'
import { seatHash } from './seeds.ts'
import { hashesDifference, ownHash, revealDifference, type SeatWitness, seedsDifference } from './witness.ts'

const match = 'm:1'
const seeds = ['01'.repeat(16), '02'.repeat(16)]
const hashes = seeds.map((seed, seat) => seatHash(sha256, match, seat, seed))
const hash = (seat: number, at: number): SealAct => ({ kind: 'seed-hash', seat, h: hashes[seat]!, at })
const open = (seat: number, at: number, seed = seeds[seat]!): SealAct => ({ kind: 'seed', seat, seed, at })

/** The step after acts that keep the seal going. */
function after(...acts: SealAct[]): SealStep {
  let sealing: Sealing = beginSealing(match, 2, 0)
  let last: SealStep = { kind: 'waiting', sealing }
  for (const act of acts) {
    const next = sealStep(sealing, act, sha256)
    if ('refused' in next) throw new Error(next.refused)
    last = next
    if ('sealing' in next) sealing = next.sealing
  }
  return last
}
const refusal = (act: SealAct, ...before: SealAct[]) => {
  const held = after(...before)
  return sealStep('sealing' in held ? held.sealing : beginSealing(match, 2, 0), act, sha256)
}

test('seeds open only after every hash is there, and all of them make the deal', () => {
  expect(refusal(open(0, 10), hash(0, 1))).toEqual({ refused: 'late' })
  expect(after(hash(0, 1), hash(1, 1_900))).toMatchObject({ kind: 'hashes', hashes, sealing: { until: 3_900 } })
  expect(refusal(hash(1, 2_000), hash(0, 1), hash(1, 1_900))).toEqual({ refused: 'late' })
  expect(after(hash(0, 1), hash(1, 2), open(1, 3), open(0, 2_002))).toEqual({ kind: 'sealed', seeds })
})

test('a seat without a hash was not ready; a wrong seed, or none, breaks the seal by name', () => {
  expect(after(hash(1, 5), { kind: 'clock', at: 2_001 })).toEqual({ kind: 'unready', seats: [0] })
  expect(after(hash(0, 1), hash(1, 2), open(0, 3, seeds[1]))).toEqual({ kind: 'broken', seats: [0] })
  expect(after(hash(0, 1), hash(1, 2), open(0, 3), { kind: 'clock', at: 2_003 })).toEqual({
    kind: 'broken',
    seats: [1],
  })
  expect(after(hash(0, 1), { kind: 'clock', at: 2_000 })).toMatchObject({ kind: 'waiting' })
})

test('a hash and a seed are given once, by a seat of the match', () => {
  expect(refusal(hash(0, 2), hash(0, 1))).toEqual({ refused: 'action_reused' })
  expect(refusal(open(0, 4), hash(0, 1), hash(1, 2), open(0, 3))).toEqual({ refused: 'action_reused' })
  expect(refusal({ kind: 'seed-hash', seat: 2, h: hashes[0]!, at: 1 })).toEqual({ refused: 'not_seated' })
})

test('three broken seals within an hour close real tables for an hour', () => {
  const minutes = (...of: number[]) => of.map(n => 60_000 * n)
  expect(barredUntil(minutes(0, 20), 60_000 * 21)).toBeNull()
  expect(barredUntil(minutes(0, 61, 62), 60_000 * 63)).toBeNull()
  expect(barredUntil(minutes(40, 0, 20), 60_000 * 99)).toBe(60_000 * 100)
  expect(barredUntil(minutes(0, 20, 40), 60_000 * 100)).toBeNull()
})

test('the browser of a seat finds another commitment, another hash, another seed, and a wrong reveal', () => {
  const serverSeed = '07'.repeat(32)
  const commit = commitmentOf(sha256, fromHex(serverSeed))
  const witness: SeatWitness = { match, seat: 1, commit, seed: seeds[1]! }
  expect(ownHash(witness, sha256)).toBe(hashes[1])
  expect(hashesDifference(witness, { commit, hashes }, sha256)).toBeUndefined()
  expect(hashesDifference(witness, { commit: 'ab', hashes }, sha256)).toEqual({
    ...{ path: 'commit', expected: commit, actual: 'ab' },
  })
  expect(hashesDifference(witness, { commit, hashes: hashes.toReversed() }, sha256)).toMatchObject({
    path: 'hashes[1]',
  })
  expect(seedsDifference(witness, { hashes, seeds }, sha256)).toBeUndefined()
  expect(seedsDifference(witness, { hashes, seeds: [seeds[0]!, seeds[0]!] }, sha256)).toMatchObject({
    path: 'seeds[1]',
  })
  expect(seedsDifference(witness, { hashes, seeds: ['03'.repeat(16), seeds[1]!] }, sha256)).toMatchObject({
    path: 'hashes[0]',
  })
  expect(revealDifference(witness, serverSeed, sha256)).toBeUndefined()
  expect(revealDifference(witness, '08'.repeat(32), sha256)).toMatchObject({ path: 'commit' })
  expect(revealDifference(witness, 'none', sha256)).toMatchObject({ path: 'serverSeed' })
})
