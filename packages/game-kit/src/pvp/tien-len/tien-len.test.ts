import { expect, test } from 'vitest'
import type { Payment } from '../match-game.ts'
import { newestRules } from '../registry.ts'
import { cardName, cardsNamed } from './cards.ts'
import { beats, combinationOf } from './combinations.ts'
import { nextLead, openHand } from './deal.ts'
import { newestTienLen as definition, TIEN_LEN_DEFINITIONS } from './definition.ts'
import { legalHints } from './hints.ts'
import { instantWinOf } from './instant-wins.ts'
import { chopPays, handPays, isChop, leftPays } from './prices.ts'
import { moveTienLen } from './rules.ts'
import { netOf, pay, type TienLenState } from './state.ts'

const comboOf = (text: string) => combinationOf(cardsNamed(text))
const isBeaten = (text: string, by: string) => beats(comboOf(by)!, comboOf(text)!)

/** A hand in progress: who holds what, seat 0 to lead freely. */
const handOf = (...hands: string[]): TienLenState => ({
  ...openHand(definition, hands.map(cardsNamed), 0).state,
  hasPlayed: hands.map(() => true),
})

/** Plays a line such as `0:2H 1:pass 2:5S5C`. */
function played(state: TienLenState, line: string) {
  const events = []
  for (const part of line.split(' ')) {
    const [seat, what] = part.split(':') as [string, string]
    const move = what === 'pass' ? ({ kind: 'pass' } as const) : ({ kind: 'play', cards: cardsNamed(what) } as const)
    const next = moveTienLen(definition, state, Number(seat), move, 'player')
    if ('refused' in next) throw new Error(`${part}: ${next.refused}`)
    state = next.state
    events.push(...next.events)
  }
  return { state, events }
}
const refusal = (state: TienLenState, seat: number, what: string) =>
  moveTienLen(definition, state, seat, { kind: 'play', cards: cardsNamed(what) }, 'player')

test.each([
  ['2S', '3S3C4S4D5S5H', true],
  ['2S2H', '3S3C4S4D5S5H', false],
  ['2S2H', '9S9C9D9H', true],
  ['3S3C4S4D5S5H', '9S9C9D9H', true],
  ['AS', '9S9C9D9H', false],
  ['2S2C2D', '9S9C9D9H', false],
  ['KSKCKDKH', '6S6C7S7C8S8C9S9C', true],
  ['5H6H7D', '5S6S7H', true],
  ['5H6H7D', '5S6S7S8S', false],
  ['3S3C4S4C5S5C6S6C', '7S7C8S8C9S9C10S10C', true],
  ['3S3C4S4C5S5C6S6C', 'JSJCJDJH', false],
  ['3S3C4S4C5S5C6S6C', '7S7C8S8C9S9C10S10CJSJC', true],
])('[PVPG-009] on %s, %s: %s', (on, laid, may) => {
  expect(isBeaten(on, laid)).toBe(may)
})

test.each([
  ['2S', '3S3C4S4D5S5H', 3],
  ['2S2H', '9S9C9D9H', 9],
  ['3S3C4S4D5S5H', '9S9C9D9H', 6],
  ['KSKCKDKH', '6S6C7S7C8S8C9S9C', 8],
  ['9S9C9D9H', 'KSKCKDKH', 8],
  ['2S', '2H', 0],
])('[PVPG-009] %s chopped by %s is worth %i', (on, laid, worth) => {
  const [below, above] = [comboOf(on)!, comboOf(laid)!]
  expect(beats(above, below)).toBe(true)
  expect(isChop(above, below) ? chopPays(definition, below, cardsNamed(on)) : 0).toBe(worth)
})

test.each(['QSKSAS2S', 'KSAS2S', 'AS2S3S', '3S3C4S4C', '3S3C4S4C5S6S', ''])('[PVPG-009] %s is no combination', text => {
  expect(comboOf(text)).toBeNull()
})

test.each([
  ['2D', ['2H', '3S3D4C4H5S5C']],
  ['4S4D', ['4C4H', '5S5C', '2C2H']],
  ['8S9C10C', ['9S10DJH', '10DJHQS']],
  ['KD', ['2C', '2H']],
])('[PVPG-009] hints on %s', (on, expected) => {
  const hand = cardsNamed('3S3D4C4H5S5C7D9S10DJHQS2C2H')
  const found = legalHints(hand, comboOf(on), null).map(({ cards }) => cards.map(cardName).join(''))
  expect(found.sort()).toEqual(expected.sort())
})

test.each([
  ['3S3C4S4C5S5C2C2H', 15],
  ['9S9C9D9H2S', 11],
  ['7S7C7D7H8S8C9S9C', 8],
  ['3S3C3D3H4S4C4D4H5S5C5D5H', 24],
])('[PVPG-009] %s left cost %i beside its cards', (left, costs) => {
  expect(leftPays(definition, cardsNamed(left))).toBe(costs)
})

test('a frozen seat pays 26, and another its cards, twos and bombs', () => {
  const eleven = cardsNamed('3S5C6D8S9C10DJHQSKCAS2C')
  expect(handPays(definition, eleven, true)).toBe(14)
  expect(handPays(definition, cardsNamed('3S4C6D7S9C10D'), true)).toBe(6)
  expect(handPays(definition, eleven, false)).toBe(26)
})

test('[MEND-050] a frozen hand never pays less than the same hand played, and the first version stays as it was', () => {
  const dear = cardsNamed('4S4C4D4H7S8C9DJHQSKC2S2C2D')
  expect([handPays(definition, dear, true), handPays(definition, dear, false)]).toEqual([33, 33])
  const cheap = cardsNamed('3S4C5D6H8S9C10DJHKSAC7D7H2S')
  expect([handPays(definition, cheap, true), handPays(definition, cheap, false)]).toEqual([16, 26])
  expect(handPays(TIEN_LEN_DEFINITIONS[0]!, dear, false)).toBe(26)
  expect(newestRules('DUO-TIENLEN').id).toBe('DUO-TIENLEN/2')
})

const chain = () => handOf('3S2H', '4S5S5C6S6C7S7C', '8S9S9C9D9H', '10S10CJSJCQSQCKSKC')

test('[PVPG-009, PVPG-015] a chain of three chops is 20, and the last chopped pays it', () => {
  const { state, events } = played(chain(), '0:2H 1:5S5C6S6C7S7C 2:9S9C9D9H 3:10S10CJSJCQSQCKSKC')
  const first: Payment = { from: 2, to: 3, owed: 20, paid: 20, isCapped: false }
  expect(events.filter(({ kind }) => kind === 'paid' || kind === 'trick')).toEqual([
    { kind: 'trick', winner: 3, chops: 20 },
    { kind: 'paid', payment: first, why: 'chop' },
    ...[0, 1, 2].map(from => ({
      ...{ kind: 'paid', payment: { from, to: 3, owed: 1, paid: 1, isCapped: false }, why: 'cards' },
    })),
  ])
  expect(state.winner).toBe(3)
  expect([0, 1, 2, 3].map(seat => netOf(state.payments, seat))).toEqual([-1, -1, -21, 23])
})

test('a chain that others pass is paid at the end of its trick', () => {
  const { state } = played(handOf('3S2H', '4S5S5C6S6C7S7C', '8S9S9C9D9H'), '0:2H 1:5S5C6S6C7S7C 2:pass 0:pass')
  expect(state).toMatchObject({ seat: 1, trick: null, winner: null, passed: [false, false, false] })
  expect(state.payments).toEqual([{ from: 0, to: 1, owed: 6, paid: 6, isCapped: false }])
})

test('[PVPG-016] who has lost 38 of 40 and owes 26 pays 2, and the winner is told that it was capped', () => {
  const before: Payment[] = [{ from: 1, to: 2, owed: 38, paid: 38, isCapped: false }]
  const state = { ...handOf('3S', '4S5S', '6S7S'), payments: before, hasPlayed: [true, false, true] }
  const { state: after, events } = played(state, '0:3S')
  expect(events).toContainEqual({
    ...{ kind: 'paid', payment: { from: 1, to: 0, owed: 26, paid: 2, isCapped: true }, why: 'cards' },
  })
  expect([0, 1, 2].map(seat => netOf(after.payments, seat))).toEqual([4, -40, 36])
})

test('a payer may pay what it won before', () => {
  const before: Payment[] = [{ from: 0, to: 1, owed: 10, paid: 10, isCapped: false }]
  expect(pay(before, { from: 1, to: 2, owed: 60 }, 40)).toMatchObject({ paid: 50, isCapped: true })
  expect(pay(before, { from: 0, to: 2, owed: 30 }, 40)).toMatchObject({ paid: 30, isCapped: false })
})

test('moves are refused by name, and the hand stays', () => {
  const state = handOf('3S4S9S', '5S5C6H', '7S8C8D')
  expect(refusal(state, 1, '5S')).toEqual({ refused: 'not_your_turn' })
  expect(refusal(state, 0, '5S')).toEqual({ refused: 'card_not_held' })
  expect(refusal(state, 0, '3S4S')).toEqual({ refused: 'not_a_combination' })
  expect(moveTienLen(definition, state, 0, { kind: 'pass' }, 'player')).toEqual({ refused: 'must_lead' })
  const led = played(state, '0:9S').state
  expect(refusal(led, 1, '6H')).toEqual({ refused: 'too_low' })
  expect(refusal(played(state, '0:4S 1:pass 2:7S').state, 1, '5S')).toEqual({ refused: 'already_passed' })
})

test('the rest of a trick goes round the seats that did not pass', () => {
  const state = handOf('3S9H', '5S5C6H', '7S8C8D', 'JSQSKS')
  expect(played(state, '0:3S 1:pass 2:7S 3:JS').state.seat).toBe(0)
  expect(played(state, '0:3S 1:pass 2:7S 3:JS 0:pass').state.seat).toBe(2)
  expect(played(state, '0:3S 1:pass 2:7S 3:JS 0:pass 2:pass').state).toMatchObject({ seat: 3, trick: null })
})

test('an instant win goes to the first seat in the order of lead', () => {
  const dragon = '3C4C5C6C7C8C9C10CJCQCKCAC2C'
  const twos = '3S3D4S4D5S6S7S8S9S2S2D2H2C'
  expect(instantWinOf(cardsNamed(dragon))).toBe('dragon')
  expect(instantWinOf(cardsNamed(twos))).toBe('four-twos')
  expect(instantWinOf(cardsNamed('3S3C4S4C5S5C6S6C7S7C9S10SJS'))).toBe('five-neighbouring-pairs')
  expect(instantWinOf(cardsNamed('3S3C3D3H5S5C7S7C9S9CJSJCKS'))).toBe('six-pairs')
  expect(instantWinOf(cardsNamed('3S3C3D3H5S5C7S7C9S9CJSQCKS'))).toBeNull()
  const plain = '4H6S6H8S10SQSQH'
  const hands = [plain, dragon, twos].map(cardsNamed)
  const won = openHand(definition, hands, 2)
  expect(won.state).toMatchObject({ winner: 2, instantWin: 'four-twos' })
  expect(won.events[0]).toEqual({ kind: 'instant-win', seat: 2, win: 'four-twos' })
  expect([0, 1, 2].map(seat => netOf(won.state.payments, seat))).toEqual([-26, -26, 52])
  expect(openHand(definition, hands, 0).state).toMatchObject({ winner: 1, instantWin: 'dragon' })
})

test('[PVPG-038] with two seats the lead alternates over ten hands', () => {
  const players = ['an', 'binh']
  const leads: number[] = []
  let former = null
  for (let hand = 0; hand < 10; hand++) {
    const given = nextLead(former, players)
    const { state } = newestRules('DUO-TIENLEN').deal({
      ...{ seats: 2, lead: given, draws: () => ({ below: n => (hand * 7 + n) % n }) },
    }) as { state: TienLenState }
    expect(state.mustHold === null).toBe(hand > 0)
    leads.push(state.lead)
    former = { players, lead: state.lead, winner: hand % 3 === 0 ? 1 : 0 }
  }
  expect(leads).toEqual(leads.map((_, hand) => (hand % 2 === 0 ? leads[0] : 1 - leads[0]!)))
})

test('with more seats the winner leads, until somebody comes or goes', () => {
  const former = { players: ['an', 'binh', 'cuc'], lead: 0, winner: 2 }
  expect(nextLead(former, ['an', 'binh', 'cuc'])).toBe(2)
  expect(nextLead(former, ['an', 'binh'])).toBeNull()
  expect(nextLead(former, ['an', 'binh', 'dao'])).toBeNull()
  expect(nextLead(null, ['an', 'binh', 'cuc'])).toBeNull()
})
