import { expect, test } from 'vitest'
import * as browser from '../../browser/crypto.ts'
import { shuffle } from '../../draws.ts'
import * as node from '../../node/crypto.ts'
import { fromHex, toHex } from '../../seeds.ts'
import { drawThrow } from '../dice/throws.ts'
import { matchDefinitionHash, matchRulesOf, newestRules } from '../registry.ts'
import { dealtMatch } from '../testing/matches.ts'
import { cardName } from '../tien-len/cards.ts'
import type { TienLenState } from '../tien-len/state.ts'
import { jointSeed, matchDraws, seatHash } from './seeds.ts'

const match = 'h-000041'
const seeds = [1, 2, 3, 4].map(byte => toHex(new Uint8Array(16).fill(byte)))
const serverSeed = '07'.repeat(32)

test.each([
  ['Node', node],
  ['the browser', browser],
])('[PVPG-001] hashes, deck and hands of the worked deal, in %s', (_, crypto) => {
  expect(seatHash(crypto.sha256, match, 0, seeds[0]!)).toMatch(/^9d6b9112f5f7d32e/)
  const clientSeed = jointSeed(crypto.sha256, match, seeds)
  expect(clientSeed).toBe('7077af93bfaa1937dd628e3c65adba76dcd4985a04e618270c4b4a06ee5fa70f')
  // The worked deal is of the first rules; a later version deals by a message of its own.
  const { definition } = matchRulesOf('DUO-TIENLEN/1')
  const draws = matchDraws(crypto.hmac, { definition, serverSeed: fromHex(serverSeed), clientSeed, hand: 0 }, 'shoe')
  const deck = shuffle(draws, [...Array(52).keys()])
  expect(deck.slice(0, 8).map(cardName).join(' ')).toBe('10C 3D 5H 6D 4H 8C 2D 5C')
  const definitionHash = matchDefinitionHash(definition, node.sha256)
  const state = dealtMatch('DUO-TIENLEN', { seats: 4, match, serverSeed, seeds, definitionHash }).game as TienLenState
  expect(state.hands[0]!.map(cardName).join(' ')).toBe('3S 4H 5D 7C 7D 8H 10S 10C JC KD KH AC 2C')
  expect(state.hands[0]).toEqual(deck.filter((_, place) => place % 4 === 0).sort((a, b) => a - b))
  expect(state.lead).toBe(0)
})

const worked = (code: 'DUO-DICE' | 'DUO-BANNERS', purpose: string) => {
  const { definition } = newestRules(code)
  const key = { definition, serverSeed: fromHex(serverSeed), clientSeed: 'client-abc', hand: 41 }
  return matchDraws(node.hmac, key, purpose)
}

test('the worked dice and banners', () => {
  expect(drawThrow(worked('DUO-DICE', 'dice-0-1-0'))).toEqual({ first: [4, 6], again: [2, 2] })
  expect(drawThrow(worked('DUO-DICE', 'dice-1-1-0'))).toEqual({ first: [3, 6], again: [1, 4] })
  expect(drawThrow(worked('DUO-DICE', 'dice-0-1-1'))).toEqual({ first: [6, 3], again: [5, 3] })
  expect(shuffle(worked('DUO-BANNERS', 'shoe'), [1, 2, 3, 4, 5, 6, 7])).toEqual([2, 4, 5, 3, 7, 1, 6])
})
