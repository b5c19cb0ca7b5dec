import { expect, test } from 'vitest'
import { forcedDraws, SimulationDraws } from '../../draws.ts'
import * as crypto from '../../node/crypto.ts'
import { replayMatch } from '../conduct/replay.ts'
import { startMatch } from '../conduct/start.ts'
import type { MatchAct } from '../conduct/state.ts'
import type { MatchCode } from '../match-game.ts'
import { heldUnits } from '../settlement/settle-match.ts'
import { playOut, startOf } from '../testing/matches.ts'
import { cardsNamed } from '../tien-len/cards.ts'
import { combinationOf } from '../tien-len/combinations.ts'
import type { TienLenView } from '../tien-len/index.ts'
import { botMove, botThoughtMs } from './bot.ts'
import { tienLenBot } from './tien-len.ts'

const view = (hand: string, on: string | null, counts = [13, 13]): TienLenView => ({
  ...{ hand: cardsNamed(hand), counts, lead: 0, turnSeat: 0, mustHold: null, passed: [false, false], payments: [] },
  trick:
    on === null
      ? null
      : { cards: cardsNamed(on), combination: combinationOf(cardsNamed(on))!, owner: 1, chops: 0, chopped: null },
})
const laid = (...of: Parameters<typeof view>) => tienLenBot(view(...of))

test('a bot leads its lowest card in the longest way, follows cheaply, and keeps twos and bombs until late', () => {
  const hand = '3S4C5D6S8C8D10SJHQS2C2H'
  expect(laid(hand, null)).toEqual({ kind: 'play', cards: cardsNamed('3S4C5D6S') })
  expect(laid(hand, '7S')).toEqual({ kind: 'play', cards: cardsNamed('8C') })
  expect(laid(hand, 'AS')).toEqual({ kind: 'pass' })
  expect(laid(hand, 'AS', [11, 4])).toEqual({ kind: 'play', cards: cardsNamed('2C') })
  expect(laid('3S8C8D10S2C', 'AS')).toEqual({ kind: 'play', cards: cardsNamed('2C') })
})

test('a bot thinks 0.8 to 2.5 s', () => {
  expect([0, 1_700].map(value => botThoughtMs(forcedDraws([value])))).toEqual([800, 2_500])
})

test.each<[MatchCode, number]>([
  ['DUO-DICE', 2],
  ['DUO-BANNERS', 2],
  ['DUO-TIENLEN', 2],
  ['DUO-TIENLEN', 4],
])('bots play %s of %i seats to its end, and its stored acts replay it', (code, seats) => {
  for (let hand = 0; hand < 20; hand++) {
    const start = startOf(code, { hand, seats })
    const { acts, steps } = playOut(startMatch(start, crypto), hand)
    const { state } = steps.at(-1)!
    if (state.end?.kind !== 'played') throw new Error('bots leave no match')
    expect(state.end.nets.reduce((sum, net) => sum + net, 0)).toBe(0)
    expect(Math.min(...state.end.nets) * state.stakeUnits).toBeGreaterThanOrEqual(-heldUnits(state))
    const stored = JSON.parse(JSON.stringify(acts)) as MatchAct[]
    expect(replayMatch(start, stored, crypto)).toEqual({ state, steps })
  }
})

test('[PVPG-025] a match whose definition is not known any more is void, with an alarm that names it', () => {
  const start = startOf('DUO-DICE')
  const { acts } = playOut(startMatch(start, crypto))
  expect(replayMatch({ ...start, definitionHash: 'ab'.repeat(32) }, acts, crypto)).toEqual({
    reason: 'definition_unknown',
    alarm: `m-DUO-DICE-0: no match definition has the hash ${'ab'.repeat(32)}`,
  })
  const twice = [acts[0]!, acts[0]!]
  expect(replayMatch(start, twice, crypto)).toMatchObject({ reason: 'replay_differs' })
})

test('a bot of banners draws its card from its own stream', () => {
  const game = { hands: [[2, 5], [1, 7]] } // biome-ignore format: one row
  const moves = new Set(
    Array.from({ length: 20 }, (_, n) => {
      const move = botMove({ code: 'DUO-BANNERS', seat: 1, game }, new SimulationDraws(n))
      return move.kind === 'banner' ? move.card : 0
    }),
  )
  expect([...moves].sort()).toEqual([1, 7])
})
