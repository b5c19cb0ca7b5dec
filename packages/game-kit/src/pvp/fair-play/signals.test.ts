import { expect, test } from 'vitest'
import { chanceOfAtLeast } from './binomial.ts'
import { type HandRecord, type SeatRecord, signalsOf } from './signals.ts'

const day = 86_400_000
const seat = (member: string, netUnits: number, changed: Partial<SeatRecord> = {}): SeatRecord => ({
  ...{
    member,
    netUnits,
    stakeUnits: 10_000,
    queuedAt: 0,
    openedAt: -100 * day,
    isByClock: false,
    plays: {},
    ...changed,
  },
})
const hands = (count: number, make: (n: number) => SeatRecord[], game = 'DUO-DICE'): HandRecord[] =>
  Array.from({ length: count }, (_, n) => ({ game, at: n, seats: make(n) }))
/** Hands with a new partner each, won and lost in turn and queued for at other times. */
const ordinary = (count: number) =>
  hands(count, n => [
    ...[seat('an', n % 2 ? 10_000 : -10_000), seat(`p${n}`, n % 2 ? -10_000 : 10_000, { queuedAt: 9_000 })],
  ])
const kinds = (...of: Parameters<typeof signalsOf>) => signalsOf(...of).map(({ kind, partner }) => [kind, partner])

test('chances of at least so many wins', () => {
  expect(chanceOfAtLeast(0, 10)).toBeCloseTo(1, 12)
  expect(chanceOfAtLeast(8, 10)).toBeCloseTo(56 / 1_024, 12)
  expect(chanceOfAtLeast(2_000, 4_000)).toBeCloseTo(0.5063, 3)
})

const apart = { queuedAt: 9_000 }

test('ordinary play shows nothing', () => {
  expect(signalsOf('an', ordinary(60))).toEqual([])
})

test.each<[string, HandRecord[], [string, string | null][]]>([
  ['ten of ten lost to one of a fifth', hands(10, () => [seat('an', -1), seat('b', 1, apart)]), [['pair-share', 'b']]],
  ['nine of nine', hands(9, () => [seat('an', -1), seat('b', 1, apart)]), []],
  [
    'twenty hands that carry nearly all losses to one',
    hands(20, n => [seat('an', n < 17 ? -90_000 : 90_000), seat('b', n < 17 ? 90_000 : -90_000, apart)]),
    [['net-flow', 'b']],
  ],
  [
    'queues entered together',
    hands(4, n => [seat('an', n % 2 ? 9 : -9), seat('b', n % 2 ? -9 : 9, { queuedAt: n < 3 ? 2_000 : 2_001 })]),
    [['queue-together', 'b']],
  ],
  [
    'lost by the clock',
    hands(2, () => [seat('an', -9, { isByClock: true }), seat('b', 9, apart)]),
    [['clock-losses', null]],
  ],
  [
    'dice against best play in lost matches',
    hands(1, () => [seat('an', -9, { plays: { b: { chances: 10, improbable: 3 } } }), seat('b', 9, apart)]),
    [['improbable-play', 'b']],
  ],
  [
    'and in won ones',
    hands(1, () => [seat('an', 9, { plays: { b: { chances: 10, improbable: 3 } } }), seat('b', -9, apart)]),
    [],
  ],
  [
    'a new account that gives 51 stakes to an old one',
    hands(1, () => [seat('an', -510_000, { openedAt: 0 }), seat('b', 510_000, apart)]),
    [['new-to-old', 'b']],
  ],
  ['and 50', hands(1, () => [seat('an', -500_000, { openedAt: 0 }), seat('b', 500_000, apart)]), []],
])('%s', (_, records, expected) => {
  expect(kinds('an', [...ordinary(30), ...records])).toEqual(expected)
})
