import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forcedDraws, SimulationDraws } from '../../draws.ts'
import type { InstantEvent, InstantOutcome, SettledBet, TimedChoice } from '../instant-game.ts'
import { BLACKJACK_DEFINITIONS, type BlackjackChoice, type BlackjackDefinition } from './definition.ts'
import { blackjackFacts } from './exact.ts'
import { isNatural, totalOf } from './hands.ts'
import { playBlackjack, readBlackjackChoice } from './rules.ts'

const [first, definition] = BLACKJACK_DEFINITIONS as [BlackjackDefinition, BlackjackDefinition]
const bet = { stakeUnits: 10_000, options: {} }
const [hit, stand, double, split, away] = (['hit', 'stand', 'double', 'split', 'time-out'] as const).map(
  kind => ({ choice: { kind }, elapsedMs: 0 }) as TimedChoice<BlackjackChoice>,
) as [Choice, Choice, Choice, Choice, Choice]
type Choice = TimedChoice<BlackjackChoice>
/** Cards by their written ranks, all of clubs. */
const cards = (ranks: string) => [...ranks].map(rank => 'A23456789TJQK'.indexOf(rank))
const play = (ranks: string, ...choices: Choice[]) => playBlackjack(definition, bet, choices, forcedDraws(cards(ranks)))

test.each([
  ['A', { total: 11, isSoft: true }],
  ['AA', { total: 12, isSoft: true }],
  ['A6', { total: 17, isSoft: true }],
  ['A6T', { total: 17, isSoft: false }],
  ['AAT', { total: 12, isSoft: false }],
  ['KQ2', { total: 22, isSoft: false }],
])('%s counts %j', (ranks, total) => {
  expect(totalOf(cards(ranks))).toEqual(total)
})

test.each([
  ['a higher total wins its stake', 'T9T8', [stand], 20_000, 10_000],
  ['an equal one is given back and counts nowhere', 'T8T8', [stand], 10_000, 0],
  ['a lower one loses', 'T7T8', [stand], 0, 10_000],
  ['above 21 loses at once, the house draws nothing', 'T6T6T', [hit], 0, 10_000],
  ['the house draws below 17 and may pass 21', 'T2T6T', [stand], 20_000, 10_000],
  ['the house stands on a soft 17', 'T8A6', [stand], 20_000, 10_000],
  ['21 stands by itself', 'T5T86', [hit], 20_000, 10_000],
  ['a natural pays three to two', 'AKT9', [], 25_000, 10_000],
  ['two naturals are a push', 'AKAQ', [], 10_000, 0],
  ['a natural of the house ends the round', 'TTAK', [], 0, 10_000],
  ['who is away stands', 'T9T8', [away], 20_000, 10_000],
] as [string, string, Choice[], number, number][])('%s', (_, ranks, choices, win, valid) => {
  const outcome = play(ranks, ...choices)
  expect(outcome.isOver).toBe(true)
  expect([outcome.winUnits, outcome.validUnits]).toEqual([win, valid])
  expect(outcome.events.at(-1)).toEqual({ type: 'end' })
})

test('the second card of the house is not told before the end', () => {
  const { events, isOver } = play('T2T6')
  expect(isOver).toBe(false)
  expect(events).toEqual([
    { type: 'bet', bet: 10_000 },
    { type: 'deal', own: cards('T2'), house: cards('T')[0] },
  ])
})

/** What each stake paid, and the part of it that counts. */
const bets = (ranks: string, ...choices: Choice[]) => {
  const outcome = play(ranks, ...choices)
  expect(outcome.isOver).toBe(true)
  return outcome.bets.map(({ winUnits, validUnits }) => [winUnits, validUnits])
}
const [won, lost, push] = [
  [20_000, 10_000],
  [0, 10_000],
  [10_000, 0],
]

test.each([
  ['a double takes one card and stands; both stakes win', '65T8T', [double], [won, won]],
  ['a doubled hand that stays below loses both', '65T82', [double], [lost, lost]],
  ['a doubled hand of the same total gives both back', '65T87', [double], [push, push]],
  ['above 21 a doubled hand loses at once, the house draws nothing', 'T6T6T', [double], [lost, lost]],
  ['a pair is split; one hand loses, one wins', '88T83A', [split, stand, stand], [lost, won]],
  ['hands of a split stand on their own', '88T8TT', [split, stand, stand], [push, push]],
  ['the left hand is above 21, the right one wins', '88T86AT', [split, hit, stand], [lost, won]],
  ['ten and king are of equal points', 'TKT89A', [split, stand], [won, won]],
  ['21 after a split is no natural', 'TKT8A5', [split, stand], [won, lost]],
  ['split aces get one card each and stand', 'AAT899', [split], [won, won]],
  ['split aces pay even money on 21', 'AAT8T2', [split], [won, lost]],
  ['a hand of a split is doubled: its stakes share what it pays', '88T83TT', [split, double, stand], [won, push, won]],
  ['both hands are doubled', '88T833TT', [split, double, double], [won, won, won, won]],
  ['who is away after a split stands on both', '88T8T2', [split, away], [push, lost]],
] as [string, string, Choice[], number[][]][])('%s', (_, ranks, choices, expected) => {
  expect(bets(ranks, ...choices)).toEqual(expected)
})

test('if every hand is above 21 the house draws nothing', () => {
  const { events } = play('88T666TT', split, hit, hit)
  expect(events.filter(({ type }) => ['hole', 'house', 'result'].includes(type))).toEqual([
    { type: 'hole', card: cards('6')[0] },
    { type: 'result', hand: 0, result: 'lost', own: 24, house: 16 },
    { type: 'result', hand: 1, result: 'lost', own: 24, house: 16 },
  ])
})

test('a split tells whose turn it is, and what it has cost so far', () => {
  const one = play('88T832', split)
  expect(one).toMatchObject({ isOver: false, stakedUnits: 20_000, bets: [] })
  expect(one.events.slice(2)).toEqual([
    { type: 'split', cards: cards('32'), stake: 10_000 },
    { type: 'turn', hand: 0 },
  ])
  const two = play('88T832T', split, double)
  expect(two).toMatchObject({ isOver: false, stakedUnits: 30_000 })
  expect(two.events.slice(4)).toEqual([
    { type: 'double', hand: 0, card: cards('T')[0], stake: 10_000 },
    { type: 'turn', hand: 1 },
  ])
})

test('a hand of 21 stands by itself: the turn goes to the right', () => {
  expect(play('TTT8A2', split).events.at(-1)).toEqual({ type: 'turn', hand: 1 })
})

test('a choice after the end is refused', () => {
  expect(() => play('T9T8', stand, hit)).toThrow(expect.objectContaining({ field: 'choice' }))
  expect(() => play('AKT9', stand)).toThrow(expect.objectContaining({ field: 'choice' }))
  expect(() => play('AAT899', split, hit)).toThrow(expect.objectContaining({ field: 'choice' }))
})

test.each([
  ['a double after a hit', '23T82', [hit, double]],
  ['a split of different points', '9TT8', [split]],
  ['a split after a hit', '22T82', [hit, split]],
  ['a second split', '88T888', [split, split]],
] as [string, string, Choice[]][])('%s is not offered', (_, ranks, choices) => {
  expect(() => play(`${ranks}TTTT`, ...choices)).toThrow(expect.objectContaining({ field: 'choice.kind' }))
})

test.each([null, {}, { kind: 'surrender' }, { kind: 'time-out' }, { kind: 'hit', card: 3 }])(
  'the choice %j cannot be read',
  input => {
    expect(() => readBlackjackChoice(definition, input)).toThrow()
  },
)

test('version 1 knows neither double nor split', () => {
  for (const kind of ['double', 'split']) expect(() => readBlackjackChoice(first, { kind })).toThrow()
  expect(() => playBlackjack(first, bet, [split], forcedDraws(cards('88T8TT')))).toThrow()
})

const anyChoice = fc.constantFrom(hit, stand, double, split)

test('card n is draw n, whatever was chosen before', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(anyChoice, { maxLength: 8 }), (seed, wished) => {
      const source = new SimulationDraws(seed)
      const drawn = Array.from({ length: 40 }, () => source.below(52))
      const { dealt, hole, asked, house } = laid(playOffered(seed, wished).events)
      expect(dealt).toEqual(drawn.slice(0, 3))
      expect(hole === undefined || hole === drawn[3]).toBe(true)
      expect([...asked, ...house]).toEqual(drawn.slice(4, 4 + asked.length + house.length))
    }),
  )
})

test('stakes add up: what each paid is what the round paid, and never more than the stated top', () => {
  const { topMultiple } = blackjackFacts(definition)
  fc.assert(
    fc.property(fc.integer(), fc.array(anyChoice, { maxLength: 8 }), (seed, wished) => {
      const { bets: ends, events, isOver, ...sums } = playOffered(seed, [...wished, away])
      expect(isOver).toBe(true)
      const sum = (units: (bet: SettledBet) => number) => ends.reduce((total, end) => total + units(end), 0)
      expect([sum(end => end.stakeUnits), sum(end => end.winUnits), sum(end => end.validUnits)]).toEqual([
        sums.stakedUnits,
        sums.winUnits,
        sums.validUnits,
      ])
      expect(sums.winUnits).toBeLessThanOrEqual(topMultiple * bet.stakeUnits)
      expect(events.filter(({ stake }) => stake === bet.stakeUnits)).toHaveLength(ends.length - 1)
    }),
  )
})

/** A round by those of the wished choices that it offers, as long as it goes on. */
function playOffered(seed: number, wished: readonly Choice[]): InstantOutcome {
  const made: Choice[] = []
  const outcome = () => playBlackjack(definition, bet, made, new SimulationDraws(seed))
  for (const choice of wished) {
    if (outcome().isOver) break
    made.push(choice)
    try {
      outcome()
    } catch {
      made.pop()
    }
  }
  return outcome()
}

/** The cards of a round in the order in which they were laid down. */
function laid(events: readonly InstantEvent[]) {
  const of = (...types: string[]) => events.filter(({ type }) => types.includes(type))
  const [deal] = of('deal') as unknown as [{ own: number[]; house: number }]
  return {
    dealt: [...deal.own, deal.house],
    hole: of('hole')[0]?.card as number | undefined,
    asked: of('hit', 'double', 'split').flatMap(({ card, cards }) => (cards ?? card) as number | number[]),
    house: of('house').map(({ card }) => card as number),
  }
}

test('two cards of 21 are a natural, three are not', () => {
  expect([isNatural(cards('AK')), isNatural(cards('777')), isNatural(cards('T9'))]).toEqual([true, false, false])
})
