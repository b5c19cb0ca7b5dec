import { describe, expect, test } from 'vitest'
import { SimulationDraws } from '../../draws.ts'
import type { InstantEvent, TimedChoice } from '../instant-game.ts'
import { BestPlay } from './best-play.ts'
import { BLACKJACK_DEFINITIONS, type BlackjackChoice, type BlackjackDefinition } from './definition.ts'
import { blackjackFacts, blackjackNet, blackjackReturn, blackjackWorth } from './exact.ts'
import { pointsOf, totalOf } from './hands.ts'
import { houseTotals, VALUES } from './house.ts'
import { playBlackjack } from './rules.ts'

const [first, definition] = BLACKJACK_DEFINITIONS as [BlackjackDefinition, BlackjackDefinition]
const bet = { stakeUnits: 10_000, options: {} }

/** The house's open card along a row of the tables below. */
const open = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]
const plays = new Map(open.map(house => [house, new BestPlay(definition, house)]))
const letters: Record<BlackjackChoice['kind'], string> = { hit: 'H', stand: 'S', double: 'D', split: 'P' }
const rowOf = (one: number, other: number, isSplit = false) =>
  open.map(house => letters[plays.get(house)!.onTwo(one, other, isSplit).kind]).join('')

describe('the best choices are those that help lists, against 2 to 10 and an ace', () => {
  const hard: [total: number, row: string][] = [
    [5, 'HHHHHHHHHH'],
    [8, 'HHHHHHHHHH'],
    [9, 'HDDDDHHHHH'],
    [10, 'DDDDDDDDHH'],
    [11, 'DDDDDDDDDH'],
    [12, 'HHSSSHHHHH'],
    [13, 'SSSSSHHHHH'],
    [16, 'SSSSSHHHHH'],
    [17, 'SSSSSSSSSS'],
    [19, 'SSSSSSSSSS'],
  ]
  test.each(hard)('hard %i', (total, row) => {
    const other = total <= 12 ? 2 : 10
    expect([rowOf(total - other, other), rowOf(total - other, other, true)]).toEqual([row, row])
  })

  test.each([
    [2, 'HHHHDHHHHH'],
    [3, 'HHHDDHHHHH'],
    [4, 'HHHDDHHHHH'],
    [5, 'HHDDDHHHHH'],
    [6, 'HDDDDHHHHH'],
    [7, 'SDDDDSSHHH'],
    [8, 'SSSSSSSSSS'],
    [9, 'SSSSSSSSSS'],
  ])('ace and %i', (value, row) => expect(rowOf(1, value)).toBe(row))

  test.each([
    [1, 'PPPPPPPPPP'],
    [2, 'PPPPPPHHHH'],
    [3, 'PPPPPPHHHH'],
    [4, 'HHHPPHHHHH'],
    [5, 'DDDDDDDDHH'],
    [6, 'PPPPPHHHHH'],
    [7, 'PPPPPPHHHH'],
    [8, 'PPPPPPPPPP'],
    [9, 'PPPPPSPPSS'],
    [10, 'SSSSSSSSSS'],
  ])('two of %i', (value, row) => expect(rowOf(value, value)).toBe(row))

  test('three cards and more, where nothing can be doubled', () => {
    const rowFor = (total: number, isSoft: boolean) =>
      open.map(house => letters[plays.get(house)!.onTotal({ total, isSoft }).kind]).join('')
    expect([rowFor(11, false), rowFor(12, false), rowFor(16, false), rowFor(17, false)]).toEqual([
      'HHHHHHHHHH',
      'HHSSSHHHHH',
      'SSSSSHHHHH',
      'SSSSSSSSSS',
    ])
    expect([rowFor(17, true), rowFor(18, true), rowFor(19, true)]).toEqual(['HHHHHHHHHH', 'SSSSSSSHHH', 'SSSSSSSSSS'])
  })
})

test('the chances of the house add up', () => {
  for (const house of open) {
    const all = [...houseTotals(definition, house).values()].reduce((sum, chance) => sum + chance, 0)
    expect(all).toBeCloseTo(1, 12)
  }
})

test('version 1 keeps the return that it stated, and stakes one', () => {
  expect(blackjackWorth(first).staked).toBeCloseTo(1, 12)
  expect(blackjackReturn(first)).toBeCloseTo(0.97579, 5)
  expect(blackjackFacts(first)).toMatchObject({ topMultiple: 2.5, isByBestPlay: true })
})

test('what may be doubled and split is worth more than it is without', () => {
  for (const house of open)
    for (const one of VALUES)
      for (const other of VALUES) {
        const without = new BestPlay(first, house).onTwo(one, other)
        expect(plays.get(house)!.onTwo(one, other).net).toBeGreaterThanOrEqual(without.net)
      }
})

test('[FAIR-006] the best play returns what is stated, of all stakes and of the first one: 400,000 rounds agree within three sigma', () => {
  const exact = blackjackReturn(definition)
  expect(exact).toBeCloseTo(0.99494, 5)
  expect(blackjackNet(definition)).toBeCloseTo(-0.0057, 5)
  expect(blackjackFacts(definition)).toMatchObject({ rtp: exact, highestRtp: exact, topMultiple: 8 })
  const rounds = 400_000
  const net = new Sample()
  const off = new Sample()
  for (let seed = 1; seed <= rounds; seed++) {
    const { winUnits, stakedUnits } = playBest(seed)
    net.add((winUnits - stakedUnits) / bet.stakeUnits)
    // What a round paid beyond the return of what it staked: nothing on average, if the return is that of all stakes.
    off.add((winUnits - exact * stakedUnits) / bet.stakeUnits)
  }
  expect(Math.abs(net.mean - blackjackNet(definition))).toBeLessThan(3 * net.standardError)
  expect(Math.abs(off.mean)).toBeLessThan(3 * off.standardError)
})

class Sample {
  #count = 0
  #sum = 0
  #squares = 0

  add(value: number): void {
    this.#count++
    this.#sum += value
    this.#squares += value * value
  }

  get mean(): number {
    return this.#sum / this.#count
  }

  get standardError(): number {
    return Math.sqrt((this.#squares / this.#count - this.mean ** 2) / this.#count)
  }
}

/** A whole round by the best choices, as a player sees them. */
function playBest(seed: number) {
  const choices: TimedChoice<BlackjackChoice>[] = []
  for (;;) {
    const outcome = playBlackjack(definition, bet, choices, new SimulationDraws(seed))
    if (outcome.isOver) return outcome
    choices.push({ choice: { kind: bestOf(outcome.events) }, elapsedMs: 0 })
  }
}

function bestOf(events: readonly InstantEvent[]): BlackjackChoice['kind'] {
  const { own, house } = events[1] as unknown as { own: number[]; house: number }
  let hands = [own]
  let turn = 0
  for (const event of events.slice(2)) {
    if (event.type === 'split') hands = (event.cards as number[]).map((card, place) => [own[place]!, card])
    if (event.type === 'turn') turn = event.hand as number
    if (event.type === 'hit') hands[turn] = [...hands[turn]!, event.card as number]
  }
  const play = plays.get(pointsOf(house))!
  const [one, other, ...more] = hands[turn]!.map(pointsOf)
  return more.length > 0 ? play.onTotal(totalOf(hands[turn]!)).kind : play.onTwo(one!, other!, hands.length > 1).kind
}
