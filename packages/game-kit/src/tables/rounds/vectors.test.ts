import { expect, test } from 'vitest'
import { toHex } from '../../seeds.ts'
import { cardsLeft } from '../cards/shoe.ts'
import { rulesOf } from '../registry.ts'
import { chain, terminal, workedRound, workedRounds } from '../testing/vectors.ts'

/** Rounds from serial 1 on that all have the first seed. */
const resultsOf = (id: string, table: string, count: number) =>
  Array.from({ length: count }, (_, i) => workedRound(id, table, i + 1, { place: 0 }).result as Record<string, unknown>)

test('[TABLE-028] the worked chain', () => {
  expect(terminal).toBe('c47c224f50849bf47ba99e345f3b72161ff2bf60c105afdb5d9861403f095562')
  expect(toHex(chain[0]!)).toBe('7c5f9f327ca9886ecb72ae107fd382a28ad92f9993b6df02e5137467b0dfeb29')
})

test('[TABLE-028] five rounds of baccarat from one shoe', () => {
  const rounds = workedRounds('bac-c/1', 'LVT-BAC-1', 5)
  expect(rounds.map(({ result }) => result)).toEqual([
    { burn: '5s' },
    { player: ['8d', '7h', '3c'], banker: ['Qc', 'Kc', 'Td'], playerTotal: 8, bankerTotal: 0 },
    { player: ['Qd', '3h', '6s'], banker: ['2c', '2s', '5d'], playerTotal: 9, bankerTotal: 9 },
    { player: ['Kd', '7s'], banker: ['5h', 'Kh', 'Ah'], playerTotal: 7, bankerTotal: 6 },
    { player: ['9c', 'Ac'], banker: ['9d', 'Jd'], playerTotal: 0, bankerTotal: 9 },
  ])
  expect(rounds.map(({ stateAfter }) => cardsLeft(stateAfter as string))).toEqual([415, 409, 403, 398, 394])
})

test('[TABLE-028] roulette, with a public value as well, and its sparks', () => {
  expect(resultsOf('rou/1', 'LVT-ROU-1', 5).map(({ number }) => number)).toEqual([9, 10, 33, 22, 19])
  expect(workedRound('rou/1', 'LVT-ROU-1', 1, { place: 0, entropy: 'ab'.repeat(32) }).result).toEqual({ number: 3 })
  expect(resultsOf('ros/1', 'LVT-ROS-1', 2)).toEqual([
    { boosts: [{ number: 8, multiplier: 50 }], number: 21 },
    {
      boosts: [
        { number: 5, multiplier: 100 },
        { number: 2, multiplier: 50 },
        { number: 14, multiplier: 150 },
      ],
      number: 24,
    },
  ])
})

test('[TABLE-028] dice, coins and cards of three rounds', () => {
  expect(resultsOf('sic/1', 'LVT-SIC-1', 3).map(({ dice }) => (dice as number[]).join(''))).toEqual([
    '125',
    '144',
    '354',
  ])
  expect(resultsOf('xoc/1', 'LVT-XOC-1', 3).map(({ coins }) => coins)).toEqual(['1110', '0100', '1100'])
  expect(resultsOf('dtg/1', 'LVT-DTG-1', 3).map(({ dragon, tiger }) => `${dragon}-${tiger}`)).toEqual([
    ...['Qc-7s', 'Kc-7c', '6h-6s'],
  ])
})

test.each([
  [1, [30], 6, 1],
  [6, [19, 36], 6, 2],
  [32, [42, 19], 1, 7],
])('[TABLE-028] the wheel stops in round %i', (serial, segments, number, multiplier) => {
  const { result } = workedRound('whl/1', 'LVT-WHL-1', serial, { place: 0 })
  const { segments: wheel } = rulesOf('whl/1').definition as unknown as { segments: unknown[] }
  const open = wheel.flatMap((segment, index) => (typeof segment === 'number' ? [index] : []))
  const { stops, ...shown } = result as { stops: number[] }
  expect(shown).toEqual({ number, multiplier })
  expect(stops.map((stop, i) => (i === 0 ? stop : open.indexOf(stop)))).toEqual(segments)
})

test('[TABLE-028] bouts of the yard', () => {
  expect(workedRound('clk/1', 'ARN-CLK-1', 1).result).toEqual({
    ...{ meron: 11, wala: 3, outcome: 'M', exchanges: 4, firstTouch: 'W' },
  })
  expect(workedRound('clk/1', 'ARN-CLK-1', 4, { place: 0 }).result).toMatchObject({
    ...{ meron: 8, wala: 13, outcome: 'draw', exchanges: 10, firstTouch: 'M' },
  })
})

test('[TABLE-028] a whole cup', () => {
  const rounds = workedRounds('cup/1', 'DS88-CUP-1', 8)
  expect(rounds[0]!.result).toEqual({ field: [5, 0, 9, 11, 12, 4, 10, 13] })
  const matches = rounds.slice(1).map(({ result }) => result as { home: number; score: string; legs: string })
  expect(matches.map(({ score }) => score)).toEqual(['0-3', '3-0', '0-3', '2-3', '3-2', '3-2', '3-1'])
  expect(matches[5]!.legs).toBe('HAHAH')
  expect(matches[6]).toMatchObject({ home: 2, away: 6, champion: 2, finalists: [2, 6] })
  expect(rounds[7]!.stateAfter).toBe(null)
})
