import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as browser from '../browser/crypto.ts'
import type { ModelLetter } from '../models/model.ts'
import { modelOf, models } from '../models/registry.ts'
import * as node from '../node/crypto.ts'
import { commitmentOf, toHex } from '../seeds.ts'
import { slotsOf } from '../testing/slots-of.ts'
import { playRound, roundDefinitionHash } from './play-round.ts'
import type { VerifiableRound } from './round-record.ts'
import { ROUND_CHECKS, verifyRound } from './verify-round.ts'

const serverSeed = new Uint8Array(32).fill(21)
const promise = {
  commitment: commitmentOf(node.sha256, serverSeed),
  committedAt: '2026-01-01T00:00:00.000Z',
  clientSeedAt: '2026-01-01T00:00:01.000Z',
}

const letters = Object.keys(models) as ModelLetter[]
const gamesOf = new Map(letters.map(letter => [letter, slotsOf(letter)]))

function recordOf(letter: ModelLetter, nonce: number): VerifiableRound {
  const games = gamesOf.get(letter)!
  const game = games[nonce % games.length]!
  const bet = game.stakesUnits[nonce % game.stakesUnits.length]!
  const model = modelOf(letter)
  const seeds = { serverSeed, clientSeed: 'player|seed', nonce }
  const input = { model, variant: game.variant, gameCode: game.code, betUnits: bet, ...seeds }
  const { events, winUnits, capped, draws, coinUnits } = playRound(input, node.hmac)
  return {
    gameCode: game.code,
    definitionHash: roundDefinitionHash(input, node.sha256),
    variant: game.variant,
    bet,
    coin: coinUnits,
    commitment: commitmentOf(node.sha256, serverSeed),
    promise,
    serverSeed: toHex(serverSeed),
    clientSeed: 'player|seed',
    nonce,
    draws,
    events,
    win: winUnits,
    capped,
  }
}

/** As it comes back from storage. */
const stored = (record: VerifiableRound): VerifiableRound => JSON.parse(JSON.stringify(record))

describe.each(letters)('model %s', letter => {
  test('1,000 stored rounds verify', () => {
    for (let nonce = 0; nonce < 1000; nonce++) {
      expect(verifyRound(stored(recordOf(letter, nonce)), node)).toEqual({ ok: true, passed: ROUND_CHECKS })
    }
  }, 60_000)

  test('a record with any figure of its play edited does not verify', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(), fc.constantFrom('draws', 'events', 'win', 'stops'), (nonce, place, part) => {
        const record = stored(recordOf(letter, nonce))
        if (part === 'draws') record.draws[0]!.taken[place % record.draws[0]!.taken.length]![1]++
        if (part === 'events') record.events.splice(place % record.events.length, 1)
        if (part === 'win') record.win++
        if (part === 'stops') {
          const event = record.events.find(event => event.type === 'stops' || event.type === 'book')!
          if (event.type === 'stops') event.stops[place % 3]!++
          else event.index++
        }
        expect(verifyRound(record, node).ok).toBe(false)
      }),
    )
  })
})

test('the browser reaches the same verdict', () => {
  expect(verifyRound(recordOf('c', 3), browser)).toEqual({ ok: true, passed: ROUND_CHECKS })
})

test.each<[string, Partial<VerifiableRound>, string, string]>([
  ['a seed that was not committed to', { serverSeed: '00'.repeat(32) }, 'commitment', 'commitment'],
  ['a seed that is not revealed yet', { serverSeed: null }, 'commitment', 'serverSeed'],
  ['a seed that was not promised', { promise: { ...promise, commitment: 'ab' } }, 'promise', 'promise.commitment'],
  [
    'a promise after the client seed',
    { promise: { ...promise, clientSeedAt: '2025-12-31T23:59:59.999Z' } },
    'promise',
    'promise.committedAt',
  ],
  ['a definition that nobody published', { definitionHash: 'ab' }, 'definition', 'definitionHash'],
  ['another variant', { variant: '0.94' }, 'definition', 'variant'],
  ['another coin', { coin: 1 }, 'definition', 'coin'],
  ['another client seed', { clientSeed: 'other' }, 'draws', 'draws[0].taken'],
  ['another nonce', { nonce: 9 }, 'draws', 'draws[0].taken'],
  ['another game', { gameCode: 'HLG-000' }, 'draws', 'draws[0].taken'],
  ['another win', { win: -1 }, 'win', 'win'],
  ['a cap that was not reached', { capped: true }, 'win', 'capped'],
])('%s is the first difference', (_, edit, check, path) => {
  const record = { ...recordOf('b', 0), ...edit }
  const verdict = verifyRound(record, node)
  expect(verdict).toMatchObject({ ok: false, difference: { check } })
  expect(!verdict.ok && verdict.difference.path).toContain(path)
})

test('a difference says where it is, what was expected and what was found', () => {
  const record = stored(recordOf('b', 0))
  const pay = record.events.findIndex(event => event.type === 'pay')
  const expected = record.win
  record.events[pay] = { type: 'pay', amount: expected + 100 }
  expect(verifyRound(record, node)).toEqual({
    ok: false,
    passed: ['commitment', 'promise', 'definition', 'draws'],
    difference: { check: 'events', path: `events[${pay}].amount`, expected, actual: expected + 100 },
  })
})

test('a bet that is not whole coins is a difference, not a crash', () => {
  const record = { ...recordOf('b', 0), bet: 101, coin: 101 / 20 }
  expect(verifyRound(record, node)).toMatchObject({ ok: false, difference: { check: 'definition', path: 'bet' } })
})
