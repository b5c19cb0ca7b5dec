import { expect, test } from 'vitest'
import { readGameList } from './read-game-list.ts'

const game = (code: string) => ({
  ...{ code, title: 'Paper boats', vendor: 'FAR', type: 'RNG', classification: null, lines: 1 },
  ...{ min_bet: 10_000, max_bet: 1_000_000, rtp: '95.00', volatility: 'low', tags: [], trial: false },
  art: {
    family: 'LTS',
    palette: ['#10333a', '#2a7f8e', '#f3efe2'],
    hero: 'heron',
    pattern: 0,
    frame: 'HLG',
    layout: 0,
  },
})

const oddRows: readonly [what: string, row: unknown, code: string | null, field: string][] = [
  ['a code in small letters', { ...game('A'), code: 'vs20olympus' }, 'vs20olympus', 'code'],
  ['a code of 41 letters', game('A'.repeat(41)), 'A'.repeat(41), 'code'],
  ['a title of 81 letters', { ...game('A'), title: 'x'.repeat(81) }, 'A', 'title'],
  ['an empty title', { ...game('A'), title: '' }, 'A', 'title'],
  ['a title in a language that is none', { ...game('A'), titles: { XX: 'x' } }, 'A', 'titles'],
  ['a return that is a number', { ...game('A'), rtp: 96.5 }, 'A', 'rtp'],
  ['no art', { ...game('A'), art: undefined }, 'A', 'art'],
  ['a palette of two', { ...game('A'), art: { ...game('A').art, palette: ['#000', '#fff'] } }, 'A', 'art.palette'],
  ['a volatility of its own', { ...game('A'), volatility: 'very-high' }, 'A', 'volatility'],
  ['a stake of nothing', { ...game('A'), min_bet: 0 }, 'A', 'min_bet'],
  ['a stake that is text', { ...game('A'), max_bet: '100' }, 'A', 'max_bet'],
  ['a game that came before', game('GOOD-1'), 'GOOD-1', 'code'],
  ['null', null, null, ''],
  ['a text', 'GAME', null, ''],
  ['a list', [], null, ''],
]

test.for(oddRows)('[MEND-038] %s is left out and told, the others come in', ([, row, code, field]) => {
  const { games, odd } = readGameList([game('GOOD-1'), row, game('GOOD-2')])
  expect(games.map(({ place, game }) => [place, game.code])).toEqual([
    [0, 'GOOD-1'],
    [2, 'GOOD-2'],
  ])
  expect(odd).toEqual([{ place: 1, code, field, reason: expect.stringMatching(/\w/) }])
})

test('a list of which more than half is odd is refused with the first fault, and so is what is no list', () => {
  expect(() => readGameList([game('A'), null, null])).toThrow('2 of 3 rows are odd')
  expect(() => readGameList({ games: [] })).toThrow('no array')
  expect(() => readGameList(Array.from({ length: 50_001 }, () => null))).toThrow('50001 rows')
  expect(readGameList([])).toEqual({ games: [], odd: [] })
})
