import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forcedDraws, SimulationDraws } from '../../draws.ts'
import type { TimedChoice } from '../instant-game.ts'
import { BLACKJACK_DEFINITIONS, type BlackjackChoice } from './definition.ts'
import { BestPlay, blackjackFacts, blackjackReturn, houseTotals } from './exact.ts'
import { isNatural, pointsOf, type Total, totalOf } from './hands.ts'
import { playBlackjack, readBlackjackChoice } from './rules.ts'

const [definition] = BLACKJACK_DEFINITIONS as [(typeof BLACKJACK_DEFINITIONS)[number]]
const bet = { stakeUnits: 10_000, options: {} }
const hit: TimedChoice<BlackjackChoice> = { choice: { kind: 'hit' }, elapsedMs: 0 }
const stand: TimedChoice<BlackjackChoice> = { choice: { kind: 'stand' }, elapsedMs: 0 }
const away: TimedChoice<BlackjackChoice> = { choice: { kind: 'time-out' }, elapsedMs: 0 }
/** Cards by their written ranks, all of clubs. */
const cards = (ranks: string) => [...ranks].map(rank => 'A23456789TJQK'.indexOf(rank))
const play = (ranks: string, ...choices: TimedChoice<BlackjackChoice>[]) =>
  playBlackjack(definition, bet, choices, forcedDraws(cards(ranks)))

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
] as [string, string, TimedChoice<BlackjackChoice>[], number, number][])('%s', (_, ranks, choices, win, valid) => {
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

test('a choice after the end is refused', () => {
  expect(() => play('T9T8', stand, hit)).toThrow(expect.objectContaining({ field: 'choice' }))
  expect(() => play('AKT9', stand)).toThrow(expect.objectContaining({ field: 'choice' }))
})

test.each([null, {}, { kind: 'double' }, { kind: 'time-out' }, { kind: 'hit', card: 3 }])(
  'the choice %j cannot be read',
  input => {
    expect(() => readBlackjackChoice(definition, input)).toThrow()
  },
)

test('card n is draw n, whatever was chosen before', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(6), (seed, hits) => {
      const source = new SimulationDraws(seed)
      const drawn = Array.from({ length: 30 }, () => source.below(52))
      for (let k = 0; k <= hits; k++) {
        const choices = [...Array<typeof hit>(k).fill(hit)]
        try {
          const { events, isOver } = playBlackjack(definition, bet, choices, new SimulationDraws(seed))
          const [, dealt] = events as unknown as [unknown, { own: number[]; house: number }]
          expect([...dealt.own, dealt.house]).toEqual(drawn.slice(0, 3))
          const asked = events.filter(({ type }) => type === 'hit').map(({ card }) => card)
          expect(asked).toEqual(drawn.slice(4, 4 + asked.length))
          if (isOver) return
        } catch {
          return
        }
      }
    }),
  )
})

const open = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]
const hard = (total: number): Total => ({ total, isSoft: false })
const soft = (total: number): Total => ({ total, isSoft: true })

test('the best choices are those that help lists', () => {
  for (const house of open) {
    const best = new BestPlay(definition, house)
    const isWeak = house >= 2 && house <= 6
    for (let total = 4; total <= 11; total++) expect(best.hits(hard(total))).toBe(true)
    expect(best.hits(hard(12))).toBe(!(house >= 4 && house <= 6))
    for (let total = 13; total <= 16; total++) expect(best.hits(hard(total))).toBe(!isWeak)
    for (let total = 17; total <= 20; total++) expect(best.hits(hard(total))).toBe(false)
    for (let total = 12; total <= 17; total++) expect(best.hits(soft(total))).toBe(true)
    expect(best.hits(soft(18))).toBe([9, 10, 1].includes(house))
    for (let total = 19; total <= 20; total++) expect(best.hits(soft(total))).toBe(false)
  }
})

test('[FAIR-006] the best play returns what is stated: the chances add up, and 200,000 rounds agree within three sigma', () => {
  for (const house of open) {
    const all = [...houseTotals(definition, house).values()].reduce((sum, chance) => sum + chance, 0)
    expect(all).toBeCloseTo(1, 12)
  }
  const exact = blackjackReturn(definition)
  expect(exact).toBeCloseTo(0.97579, 5)
  expect(blackjackFacts(definition)).toMatchObject({ rtp: exact, topMultiple: 2.5, isByBestPlay: true })
  const plays = new Map(open.map(house => [house, new BestPlay(definition, house)]))
  let [sum, squares] = [0, 0]
  const rounds = 200_000
  for (let seed = 1; seed <= rounds; seed++) {
    const choices: TimedChoice<BlackjackChoice>[] = []
    let outcome = playBlackjack(definition, bet, choices, new SimulationDraws(seed))
    while (!outcome.isOver) {
      const [, dealt, ...rest] = outcome.events as unknown as [
        unknown,
        { own: number[]; house: number },
        ...{ card: number }[],
      ]
      const own = [...dealt.own, ...rest.map(({ card }) => card)]
      choices.push(plays.get(pointsOf(dealt.house))!.hits(totalOf(own)) ? hit : stand)
      outcome = playBlackjack(definition, bet, choices, new SimulationDraws(seed))
    }
    const share = outcome.winUnits / 10_000
    sum += share
    squares += share * share
  }
  const mean = sum / rounds
  expect(Math.abs(mean - exact)).toBeLessThan(3 * Math.sqrt((squares / rounds - mean ** 2) / rounds))
})

test('two cards of 21 are a natural, three are not', () => {
  expect([isNatural(cards('AK')), isNatural(cards('777')), isNatural(cards('T9'))]).toEqual([true, false, false])
})
