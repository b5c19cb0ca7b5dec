import { expect, test } from 'vitest'
import { SimulationDraws } from '../../draws.ts'
import { chiSquare } from '../../testing/chi-square.ts'
import { cardAt, placeOf, rankOf } from '../cards/cards.ts'
import { cardsLeft, freshShoe, openShoe } from '../cards/shoe.ts'
import { rulesOf } from '../registry.ts'
import { settleSlip } from '../settlement/settle-slip.ts'
import { payouts, positionsOn } from '../testing/settle.ts'
import { workedRound } from '../testing/vectors.ts'
import { BANKER_GRID } from '../witnesses/baccarat.ts'
import { bankerDraws, pointsOf, totalOf } from './coup.ts'
import { cardFilm } from './film.ts'

const shoe = freshShoe(8)
const total = (cards: string[]) => totalOf(cards.map(card => pointsOf(rankOf(card))))
const coup = (player: string, banker: string) => {
  const sides = [player.split(' '), banker.split(' ')] as const
  return { player: sides[0], banker: sides[1], playerTotal: total(sides[0]), bankerTotal: total(sides[1]) }
}
const paid = (result: object, spots: string[], id = 'bac-c/1') => payouts(id, result, spots, shoe)
/** A shoe of so many cards, taken from the end of a whole one. */
const shoeOf = (cards: number): string => {
  const draws = new SimulationDraws(cards)
  const open = openShoe(shoe, draws)
  for (let i = 416; i > cards; i--) open.draw()
  return open.state()
}

test('[TABLE-035] natural 8 against natural 8', () => {
  const result = coup('8s Kd', '3h 5c')
  expect(paid(result, ['P', 'B', 'DP', 'DB', 'T', 'SML', 'BIG'])).toEqual([1, 1, 1, 1, 9, 2.5, 0])
})

test('[TABLE-036] natural 9 against 8', () => {
  expect(paid(coup('9s Kd', '3h 5c'), ['P', 'DP', 'DB', 'T'])).toEqual([2, 2, 0, 0])
})

test('[TABLE-037] six against six on five cards', () => {
  expect(paid(coup('6s Kd', '2h 3c As'), ['P', 'B', 'T', 'DP', 'DB', 'BIG'])).toEqual([1, 1, 9, 0, 0, 1.54])
})

test('[TABLE-038] the 88 cells of the third card', () => {
  for (const [banker, row] of BANKER_GRID.entries())
    for (let third = 0; third <= 10; third++)
      expect(bankerDraws(banker, third === 10 ? null : third), `${banker} on ${third}`).toBe(row[third] === 'D')
  expect(BANKER_GRID.join('')).toHaveLength(88)
})

test('[TABLE-039] a banker that wins with six', () => {
  const result = coup('5s Kd', '6h Kc')
  expect(paid(result, ['B', 'S6'], 'bac-6/1')).toEqual([1.5, 17])
  expect(paid(result, ['B'])).toEqual([1.95])
  expect(paid(coup('5s Kd', '7h Kc'), ['B', 'S6'], 'bac-6/1')).toEqual([2, 0])
})

test('[TABLE-040] a player with nine of three cards beats nothing', () => {
  expect(paid(coup('2s 3d 4c', 'Kh Qc Td'), ['DP', 'DB'])).toEqual([31, 0])
})

test('[TABLE-041] perfect pairs on both sides, on one, and none', () => {
  expect(paid(coup('8h 8h', '4s 4s'), ['XP'])).toEqual([201])
  expect(paid(coup('8h 8h', '4s 4d'), ['XP'])).toEqual([26])
  expect(paid(coup('8h 8d', '4s 5d'), ['XP', 'PP', 'BP', 'EP'])).toEqual([0, 12, 0, 6])
  expect(paid(coup('Th Kh', '4s 5d'), ['PP'])).toEqual([0])
})

test('[TABLE-042] commission on the smallest stake is cut to whole units', () => {
  const [position] = positionsOn('bac-c/1', shoe, ['B'])
  const slip = settleSlip(rulesOf('bac-c/1'), [{ ...position!, units: 1_000 }], coup('5s Kd', '6h Kc'))
  expect(slip).toMatchObject({ payoutUnits: 1_950, status: 'won' })
})

test('[TABLE-031] with 53 cards left a round is dealt, with 52 the shoe is changed', () => {
  const rules = rulesOf('bac-c/1')
  const phaseOf = (cards: number) => rules.plan(shoeOf(cards), new SimulationDraws(1))
  expect(phaseOf(53)).toMatchObject({ phase: 'round', takesBets: true })
  expect(phaseOf(52)).toMatchObject({ phase: 'shuffle', takesBets: false })
  const { result, stateAfter } = workedRound('bac-c/1', 'LVT-BAC-1', 1, { state: shoeOf(52) })
  const { burn } = result as { burn: string }
  const counts = [...shoe].map(Number)
  counts[placeOf(burn)]!--
  expect(stateAfter).toBe(counts.join(''))
  expect(rules.spots(shoeOf(52), phaseOf(52))).toEqual([])
})

test.each([
  [286, []],
  [285, ['DP', 'DB', 'BIG', 'SML', 'S6']],
  [208, ['DP', 'DB', 'BIG', 'SML', 'S6']],
  [207, ['XP', 'DP', 'DB', 'BIG', 'SML', 'S6']],
  [104, ['XP', 'DP', 'DB', 'BIG', 'SML', 'S6']],
  [103, ['PP', 'BP', 'EP', 'XP', 'DP', 'DB', 'BIG', 'SML', 'S6']],
])('[TABLE-032] with %i cards left are shut: %j', (cards, shut) => {
  const rules = rulesOf('bac-6/1')
  const state = shoeOf(cards)
  const spots = rules.spots(state, rules.plan(state, new SimulationDraws(1)))
  expect(spots.filter(({ isShut }) => isShut).map(({ id }) => id)).toEqual(shut)
})

test('[TABLE-034] the first cards of 52 000 shoes are as likely as one another', () => {
  const draws = new SimulationDraws(34)
  const counts = Array<number>(52).fill(0)
  const shoes = 52_000
  for (let i = 0; i < shoes; i++) counts[placeOf(openShoe(shoe, draws).draw())]!++
  expect(chiSquare(counts, Array(52).fill(shoes / 52))).toBeLessThan(77.386)
})

test('a shoe gives every card as often as it holds it, then is empty', () => {
  const open = openShoe(shoe, new SimulationDraws(8))
  const cards = Array.from({ length: 416 }, () => open.draw())
  const counts = Map.groupBy(cards, card => card)
  expect([...counts.values()].every(({ length }) => length === 8)).toBe(true)
  expect(counts.size).toBe(52)
  expect(cardsLeft(open.state())).toBe(0)
  expect([0, 12, 13, 51].map(cardAt)).toEqual(['As', 'Ks', 'Ah', 'Kd'])
})

test('a shoe lasts some 74 rounds', () => {
  const rules = rulesOf('bac-c/1')
  const draws = new SimulationDraws(73)
  let rounds = 0
  const shoes = 200
  for (let i = 0; i < shoes; i++) {
    let state: unknown = rules.firstState()
    let own = -1
    for (let plan = rules.plan(state, draws); own < 0 || plan.takesBets; plan = rules.plan(state, draws)) {
      state = rules.deal(state, plan, { outcome: draws, boost: draws }).state
      own++
    }
    expect(own).toBeGreaterThan(65)
    expect(own).toBeLessThan(82)
    expect(cardsLeft(state as string)).toBeGreaterThan(46)
    rounds += own
  }
  expect(rounds / shoes).toBeCloseTo(73.97, 0)
})

test('a void round leaves the shoe as it was, and only a shoe is taken for one', () => {
  const rules = rulesOf('bac-c/1')
  expect(rules.afterVoid(shoe)).toEqual({ state: shoe, endsSeries: false })
  expect(rules.readState(shoe)).toBe(shoe)
  for (const input of [null, '8', '9'.repeat(52), 'x'.repeat(52), 8]) expect(rules.readState(input)).toBe(undefined)
})

test('cards are shown in the order in which they were dealt', () => {
  const film = cardFilm(coup('2s 3d 4c', 'Kh Qc Td'), false)
  expect(film.map(({ card }) => card)).toEqual(['2s', 'Kh', '3d', 'Qc', '4c', 'Td'])
  expect(film.map(({ leavesAt }) => leavesAt)).toEqual([600, 1_300, 2_000, 2_700, 4_300, 6_000])
  const short = cardFilm(coup('6s Kd', '2h 3c As'), true)
  expect(short.map(({ card }) => card)).toEqual(['6s', '2h', 'Kd', '3c', 'As'])
  expect(short.at(-1)).toMatchObject({ leavesAt: 2_580, liesAt: 2_832, showsAt: 3_000, side: 'banker' })
})
