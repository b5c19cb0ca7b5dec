import { describe, expect, test } from 'vitest'
import * as browser from '../../browser/crypto.ts'
import { leafHash } from '../../lotteries/book/merkle.ts'
import * as node from '../../node/crypto.ts'
import { SPORT_IDS } from '../testing/played-matches.ts'
import type { FixtureRecord } from './fixture-record.ts'
import { playedRecord } from './testing/played-record.ts'
import { FIXTURE_CHECKS, verifyFixture, verifySteps } from './verify-fixture.ts'

const leaf = (n: number) => leafHash(node.sha256, `bet ${n}`)
const leaves = [
  { block: 1, hashes: [leaf(1), leaf(2), leaf(3)] },
  { block: 2, hashes: [leaf(4)] },
  { block: 9, hashes: [leaf(5), leaf(6), leaf(7), leaf(8)] },
]
const football = playedRecord({ model: 'FOOT', fixture: 'F1.1.12.3', hasPrices: true, leaves })
const copy = (): FixtureRecord => structuredClone(football)

describe('the record of a match that was played', () => {
  test.each(SPORT_IDS)('%s holds in every check, in Node and in a browser', id => {
    const record = playedRecord({ model: id, fixture: `X1.1.1.${SPORT_IDS.indexOf(id) + 1}` })
    for (const crypto of [node, browser])
      expect(verifyFixture(record, crypto)).toEqual({ ok: true, passed: FIXTURE_CHECKS })
  })

  test('of the rulebook has its chain and its first words, and tells how far the verification is', () => {
    const ratings = { home: [1150, 900], away: [1000, 1050] }
    const record = playedRecord({ model: 'FOOT', fixture: 'F1.1.12.3', ratings })
    expect(record.commitment).toBe('ecd09841516321736f700bc336172d18d502aa0d61835994741a857bccead7d1')
    expect(record.blocks[0]!.draws).toEqual([3981816638, 3350882656, 425962616, 3010262063, 2633024170, 994798048])
    expect(record.result.board.score).toEqual([1, 1])
    expect([...verifySteps(record, node)]).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
  })
})

describe('the first difference is named', () => {
  const find = (edit: (record: FixtureRecord) => void) => {
    const record = copy()
    edit(record)
    const verdict = verifyFixture(record, node)
    return verdict.ok ? null : verdict.difference
  }

  test.each<[string, (record: FixtureRecord) => void, object]>([
    [
      'one bit of a seed',
      ({ seeds }) => {
        seeds[6] = `${(Number.parseInt(seeds[6]![0]!, 16) ^ 1).toString(16)}${seeds[6]!.slice(1)}`
      },
      { check: 'chain', block: 7 },
    ],
    [
      'a price',
      ({ sheets }) => {
        const { prices } = sheets.find(({ block }) => block === 4)!
        const at = prices!.findIndex(line => line.startsWith('1X2|0|home|'))
        prices![at] = '1X2|0|home|9999000'
      },
      { check: 'sheet', block: 4, claim: '1X2|0|home', actual: 9_999_000 },
    ],
    [
      'the hash of a sheet',
      ({ sheets }) => {
        sheets[0]!.hash = '0'.repeat(64)
      },
      { check: 'sheet', block: 0 },
    ],
    [
      'a word',
      ({ blocks }) => {
        blocks[11]!.draws[2]!++
      },
      { check: 'draws', block: 12, path: 'blocks[11].draws[2]' },
    ],
    [
      'an event that did not happen',
      ({ blocks }) => {
        blocks[2]!.events.push({ atMs: 1, kind: 'goal', side: 'home' })
      },
      { check: 'events', block: 3 },
    ],
    [
      'a goal in the state',
      ({ blocks }) => {
        const { score } = blocks[20]!.state as { score: { home: number } }
        score.home++
      },
      { check: 'state', block: 21 },
    ],
    [
      'a tree that lost a bet',
      ({ seals }) => {
        seals[1]!.root = seals[0]!.root
      },
      { check: 'seals', block: 2 },
    ],
    [
      'a seal out of order',
      ({ seals }) => {
        seals[2]!.block = 2
      },
      { check: 'seals', block: 2 },
    ],
    [
      'another winner',
      record => {
        record.result.winner = record.result.winner === 'home' ? 'away' : 'home'
      },
      { check: 'result', path: 'result.winner' },
    ],
    [
      'figures that were not announced',
      record => {
        record.ratings!.home = [1_001, 1_000]
      },
      { check: 'announcement', path: 'ratingsHash' },
    ],
    [
      'a commitment that was not announced',
      record => {
        record.entries[0]!.text = record.entries[0]!.text.replace(record.commitment, 'f'.repeat(64))
      },
      { check: 'announcement', path: 'entries[0].hash' },
    ],
    [
      'a block that is missing',
      ({ blocks }) => {
        blocks.pop()
      },
      { check: 'draws', block: 30 },
    ],
    [
      'a version that nobody published',
      record => {
        record.version = 7
      },
      { check: 'announcement', path: 'version' },
    ],
  ])('%s', (_, edit, difference) => {
    expect(find(edit)).toMatchObject(difference)
  })
})
