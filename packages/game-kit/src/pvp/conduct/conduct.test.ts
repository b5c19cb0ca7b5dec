import { describe, expect, test } from 'vitest'
import type { DiceState } from '../dice/rules.ts'
import type { MatchCode } from '../match-game.ts'
import { settleMatch } from '../settlement/settle-match.ts'
import { dealtMatch, taken, withGame } from '../testing/matches.ts'
import { cardsNamed } from '../tien-len/cards.ts'
import { openHand } from '../tien-len/deal.ts'
import { TIEN_LEN_DEFINITIONS } from '../tien-len/definition.ts'
import type { TienLenState } from '../tien-len/state.ts'
import { wakeAt } from './clock.ts'
import type { MatchAct, MatchState } from './state.ts'
import { step } from './step.ts'
import { viewOf } from './view.ts'

const t0 = 1_000_000
/** Three seats; the second one holds the lowest card. */
const hands = ['4S6S6C6D8H', '3S5S5C9H', '7S8C8D10S']
function tienLen(given: number | null = null): MatchState {
  const dealt = dealtMatch('DUO-TIENLEN', { seats: 3 })
  const game = openHand(TIEN_LEN_DEFINITIONS[0]!, hands.map(cardsNamed), given).state
  return { ...withGame(dealt, game), until: [0, 1, 2].map(seat => (seat === game.seat ? t0 + 20_000 : null)) }
}
const play = (seat: number, turn: number, text: string, at: number): MatchAct => ({
  ...{ kind: 'move', seat, turn, move: { kind: 'play', cards: cardsNamed(text) }, at },
})
const pass = (seat: number, turn: number, at: number): MatchAct => ({
  ...{ kind: 'move', seat, turn, move: { kind: 'pass' }, at },
})
const keep = (seat: number, turn: number, at: number): MatchAct => ({
  ...{ kind: 'move', seat, turn, move: { kind: 'throw', again: [] }, at },
})
const clock = (at: number): MatchAct => ({ kind: 'clock', at })
const after = (state: MatchState, ...acts: MatchAct[]) => acts.reduce((held, act) => taken(held, act).state, state)
const kindsOf = (state: MatchState, act: MatchAct) => taken(state, act).events.map(({ kind }) => kind)

describe('moves', () => {
  test('[PVPG-005] out of turn, of an old turn, and after passing', () => {
    const state = tienLen()
    expect(step(state, play(0, 1, '4S', t0))).toEqual({ refused: 'not_your_turn' })
    const led = after(state, play(1, 1, '3S', t0))
    expect(step(led, play(1, 1, '5S', t0))).toEqual({ refused: 'late' })
    expect(step(led, play(2, 1, '7S', t0))).toEqual({ refused: 'late' })
    const beaten = after(led, pass(2, 2, t0), play(0, 3, '4S', t0))
    expect(step(beaten, play(2, 4, '7S', t0))).toEqual({ refused: 'already_passed' })
  })

  test('[PVPG-007] cards that the seat has not are refused, and the turn goes on', () => {
    const state = after(tienLen(), play(1, 1, '3S', t0))
    const cards = (...numbers: number[]): MatchAct => ({
      ...{ kind: 'move', seat: 2, turn: 2, move: { kind: 'play', cards: numbers }, at: t0 + 9 },
    })
    for (const numbers of [cardsNamed('4S'), cardsNamed('3S'), [52], [-1], cardsNamed('7S7S')])
      expect(step(state, cards(...numbers))).toEqual({ refused: 'card_not_held' })
    expect(after(state, play(2, 2, '7S', t0 + 10)).game).toMatchObject({ seat: 0, turn: 3 })
  })

  test('[PVPG-008] the holder of the lowest card leads with it, and a lead cannot be passed', () => {
    const state = tienLen()
    expect(step(state, play(1, 1, '5S5C', t0))).toEqual({ refused: 'must_hold_lowest' })
    expect(step(state, pass(1, 1, t0))).toEqual({ refused: 'must_lead' })
    expect('refused' in step(tienLen(1), play(1, 1, '5S5C', t0))).toBe(false)
  })

  test('[PVPG-011] what is first in the queue counts, and 400 ms are given', () => {
    const until = t0 + 20_000
    const state = tienLen()
    for (const ms of [399, 400]) expect(after(state, play(1, 1, '3S', until + ms)).game).toMatchObject({ turn: 2 })
    expect(step(state, play(1, 1, '3S', until + 401))).toEqual({ refused: 'late' })
    expect(taken(state, clock(until + 399)).state).toBe(state)
    const timedOut = after(state, clock(until + 400))
    expect(step(timedOut, play(1, 1, '3S', until + 400))).toEqual({ refused: 'late' })
    const moved = after(state, play(1, 1, '3S', until + 400))
    expect(taken(moved, clock(until + 400)).state).toBe(moved)
  })
})

describe('the clock', () => {
  test('passes, leads with the lowest single, keeps dice and lays the lowest card', () => {
    const led = after(tienLen(), clock(t0 + 20_400))
    expect(led.game).toMatchObject({ trick: { cards: cardsNamed('3S'), owner: 1 } })
    expect(kindsOf(led, clock(t0 + 40_000))).toEqual(['passed', 'turn'])
    const free = after(tienLen(2), clock(t0 + 20_400))
    expect(free.game).toMatchObject({ trick: { cards: cardsNamed('7S') } })
    const dice = dealtMatch('DUO-DICE')
    expect(kindsOf(dice, clock(t0 + 8_400)).slice(0, 3)).toEqual(['chosen', 'chosen', 'shown-dice'])
    const { first } = (dice.game as DiceState).dice[0]![0]![0]!
    expect(taken(dice, clock(t0 + 8_400)).events).toContainEqual(
      expect.objectContaining({ kind: 'shown-dice', final: [first, expect.anything()] }),
    )
  })

  test('two turns in a row make a seat away, with turns of 3 s until it says something', () => {
    const once = after(dealtMatch('DUO-DICE'), keep(1, 1, t0), clock(t0 + 8_400))
    const twice = taken(after(once, keep(1, 2, once.at)), clock(once.at + 8_400))
    expect(twice.events.filter(({ kind }) => kind === 'away')).toEqual([{ kind: 'away', seat: 0, isAway: true }])
    const { at, until } = twice.state
    expect(until).toEqual([at + 3_000, at + 8_000])
    const back = taken(twice.state, { kind: 'back', seat: 0, at: at + 1_000 })
    expect(back.events).toEqual([
      { kind: 'away', seat: 0, isAway: false },
      { kind: 'turn', seat: 0, turn: 3, until: at + 8_000 },
    ])
  })

  test('five turns in a row while connected are as leaving; the seat that moves between them stays', () => {
    let state = dealtMatch('DUO-DICE')
    const game = state.game as DiceState
    const even = game.dice.map(rounds => rounds.map(throws => throws.map(() => ({ first: [2, 2], again: [3, 3] }))))
    state = withGame(state, { ...game, dice: even })
    for (let turn = 1; turn <= 4; turn++) state = after(state, keep(1, turn, state.at), clock(state.at + 8_400))
    const moved = after(state, keep(0, 5, state.at), keep(1, 5, state.at))
    expect(after(moved, keep(1, 6, moved.at), clock(moved.at + 8_400)).end).toBeNull()
    expect(after(state, keep(1, 5, state.at), clock(state.at + 8_400)).end).toEqual({
      ...{ kind: 'forfeit', nets: [-1, 1], winner: 1, seat: 0 },
    })
    let neither = withGame(dealtMatch('DUO-DICE'), { ...game, dice: even })
    while (!neither.end) neither = after(neither, clock(neither.at + 8_400))
    expect(neither.end).toEqual({ kind: 'void', reason: 'both_gone' })
  })

  test('wakes when something is due, and not before', () => {
    const state = dealtMatch('DUO-DICE')
    expect(wakeAt(state)).toBe(t0 + 8_400)
    const lost = after(state, { kind: 'lost', seat: 1, at: t0 - 5_000 })
    expect(wakeAt(lost)).toBe(t0 + 5_000)
    expect(taken(lost, clock(t0 + 4_999)).state).toBe(lost)
    expect(taken(lost, clock(t0 + 5_000)).events).toEqual([{ kind: 'away', seat: 1, isAway: true }])
  })
})

const duels: MatchCode[] = ['DUO-DICE', 'DUO-BANNERS']
describe.each(duels)('leaving %s', code => {
  test('[PVPG-012] of two that leave in one tick the first in the queue forfeits', () => {
    const left = after(dealtMatch(code), { kind: 'leave', seat: 1, at: t0 })
    expect(left.end).toEqual({ kind: 'forfeit', nets: [1, -1], winner: 0, seat: 1 })
    expect(step(left, { kind: 'leave', seat: 0, at: t0 })).toEqual({ refused: 'late' })
    expect(settleMatch(left)!.seats.map(({ status }) => status)).toEqual(['won', 'lost'])
  })

  test('60 s without a connection forfeit; both at one check are void, without a rake', () => {
    const lost = after(dealtMatch(code), { kind: 'lost', seat: 0, at: t0 })
    expect(after(lost, clock(t0 + 59_999)).end).toBeNull()
    expect(after(lost, clock(t0 + 60_000)).end).toEqual({ kind: 'forfeit', nets: [-1, 1], winner: 1, seat: 0 })
    const returned = after(lost, { kind: 'connected', seat: 0, at: t0 + 50_000 })
    expect(after(returned, clock(t0 + 60_000)).end).toBeNull()
    const both = after(lost, { kind: 'lost', seat: 1, at: t0 + 5 })
    const gone = after(both, clock(t0 + 60_005))
    expect(gone.end).toEqual({ kind: 'void', reason: 'both_gone' })
    expect(settleMatch(gone)).toBeNull()
  })
})

test('[PVPG-014] a seat that leaves a table of several is played by the clock to the end, and pays', () => {
  for (let hand = 0; hand < 40; hand++) {
    let state = dealtMatch('DUO-TIENLEN', { seats: 4, hand })
    if (state.end) continue
    const leaver = hand % 4
    state = after(state, { kind: 'leave', seat: leaver, at: state.at })
    expect(step(state, { kind: 'back', seat: leaver, at: state.at })).toEqual({ refused: 'not_seated' })
    while (!state.end) {
      const { seat } = state.game as TienLenState
      const { turn } = viewOf(state, seat)
      if (seat === leaver) {
        expect(state.until[seat]! - state.at).toBeLessThanOrEqual(3_000)
        state = after(state, clock(state.until[seat]! + 400))
      } else {
        const { hands, trick } = state.game as TienLenState
        const lowest: MatchAct = {
          kind: 'move',
          seat,
          turn,
          move: { kind: 'play', cards: [hands[seat]![0]!] },
          at: state.at,
        }
        const tried = trick ? step(state, lowest) : null
        state = tried && !('refused' in tried) ? tried.state : after(state, trick ? pass(seat, turn, state.at) : lowest)
      }
    }
    if (state.end.kind !== 'played') throw new Error('the hand was played to its end')
    expect(state.end.nets.reduce((sum, net) => sum + net, 0)).toBe(0)
    const { winner, nets } = state.end
    if (winner !== leaver) expect(settleMatch(state)!.seats[leaver]!.stakeUnits).toBe(-nets[leaver]! * state.stakeUnits)
  }
})

test('a match goes on after a short stop with 10 s more, and is void after a long one', () => {
  const state = after(tienLen(), play(1, 1, '3S', t0))
  const resumed = taken(state, { kind: 'resumed', at: t0 + 30_000 })
  expect(resumed.events).toEqual([{ kind: 'turn', seat: 2, turn: 2, until: t0 + 30_000 + 25_000 }])
  expect(resumed.state.seats.map(({ lostAt }) => lostAt)).toEqual([t0 + 30_000, t0 + 30_000, t0 + 30_000])
  expect(after(state, { kind: 'resumed', at: t0 + 120_000 }).end).toBeNull()
  expect(after(state, { kind: 'resumed', at: t0 + 130_000 }).end).toEqual({ kind: 'void', reason: 'restart' })
})
