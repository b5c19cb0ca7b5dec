import { commitmentOf, toHex } from '@baize/game-kit'
import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { dealTableRound, rulesOf } from '@baize/game-kit/tables/index'
import { expect, test } from 'vitest'
import { dealOf, roundOf } from '../state/testing.ts'
import { checkRound, recordOf } from './check-round.ts'

const seed = sha256(new TextEncoder().encode('a seed of this test'))
const commitment = commitmentOf(sha256, seed)
const round = roundOf(7, { definition: 'rou/1', commitment, stateBefore: null })
const dealt = dealTableRound(
  { rules: rulesOf('rou/1'), table: 'LVT-ROU-1', serial: 7, commitment, state: null, seed, entropy: '-' },
  hmac,
)
const deal = { ...dealOf(round), ...dealt, seed: toHex(seed) }

test('a round that was dealt as it was committed to is found good', () => {
  expect(checkRound(recordOf('LVT-ROU-1', round, deal))).toMatchObject({ ok: true })
})

test.each([
  ['another number', { result: { number: ((dealt.result as { number: number }).number + 1) % 37 } }, 'result'],
  ['another seed', { seed: '00'.repeat(32) }, 'commitment'],
  ['other draws', { draws: [] }, 'draws'],
  ['another public value', { entropy: 'ab'.repeat(32) }, 'draws'],
])('a record with %s is found out', (_, altered, check) => {
  const verdict = checkRound(recordOf('LVT-ROU-1', round, { ...deal, ...altered }))
  expect(verdict).toMatchObject({ ok: false, difference: { check } })
})
