import { expect, test } from 'vitest'
import * as browser from '../../browser/crypto.ts'
import * as node from '../../node/crypto.ts'
import type { MatchCode } from '../match-game.ts'
import { finishedMatch } from '../testing/records.ts'
import type { MatchRecord } from './match-record.ts'
import { MATCH_CHECKS, verifyMatch } from './verify-match.ts'

const games: [MatchCode, number][] = [
  ['DUO-DICE', 2],
  ['DUO-BANNERS', 2],
  ['DUO-TIENLEN', 2],
  ['DUO-TIENLEN', 4],
]

test.each(games)('stored matches of %s with %i seats verify, here and in a browser', (code, seats) => {
  for (let hand = 0; hand < 10; hand++) {
    const { record, witness } = finishedMatch(code, { hand, seats })
    const stored = JSON.parse(JSON.stringify(record)) as MatchRecord
    expect(verifyMatch(stored, node, witness(1))).toEqual({ ok: true, passed: MATCH_CHECKS })
    expect(verifyMatch(stored, browser)).toEqual({ ok: true, passed: MATCH_CHECKS.filter(check => check !== 'own') })
  }
})

const { record, witness } = finishedMatch('DUO-TIENLEN', { hand: 3, seats: 3 })

test.each<[string, Partial<MatchRecord>, string, string]>([
  ['a seed that was not committed to', { serverSeed: '00'.repeat(32) }, 'commitment', 'commit'],
  ['a seed that is none', { serverSeed: '' }, 'commitment', 'serverSeed'],
  ['a definition that nobody published', { definitionHash: 'ab' }, 'definition', 'definitionHash'],
  ['another game', { gameCode: 'DUO-DICE' }, 'definition', 'gameCode'],
  ['a stake that is not offered', { stakeUnits: 7 }, 'definition', 'stakeUnits'],
  ['a seat less', { seeds: record.seeds.slice(0, 1) }, 'definition', 'seeds'],
  ['a seed that was not hashed', { seeds: record.seeds.toReversed() }, 'hashes', 'hashes[0]'],
  ['another hand', { hand: 9 }, 'deal', 'dealt[0]'],
  ['cards that were not dealt', { dealt: record.dealt.toReversed() }, 'deal', 'dealt[0]'],
  ['an act less', { acts: record.acts.slice(1) }, 'acts', 'acts'],
  ['an end less', { acts: record.acts.slice(0, -1) }, 'result', 'end'],
  ['another result', { end: { kind: 'played', nets: [0, 0, 0], winner: null } }, 'result', 'end.nets'],
  ['another rake', { settlement: { ...record.settlement!, rakeUnits: 1 } }, 'settlement', 'settlement.rakeUnits'],
])('%s is the first difference', (_, changed, check, path) => {
  const verdict = verifyMatch({ ...record, ...changed }, node)
  expect(verdict).toMatchObject({ ok: false, difference: { check } })
  expect(!verdict.ok && verdict.difference.path).toContain(path)
})

test('a list without the seat’s own seed is found by that seat', () => {
  const changed = { ...witness(2), seed: '99'.repeat(16) }
  expect(verifyMatch(record, node, changed)).toMatchObject({ difference: { check: 'own', path: 'seeds[2]' } })
  const bound = { ...witness(2), commit: 'ab' }
  expect(verifyMatch(record, node, bound)).toMatchObject({ difference: { check: 'own', path: 'commitment' } })
})
