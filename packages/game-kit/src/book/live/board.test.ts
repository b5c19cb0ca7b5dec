import { expect, test } from 'vitest'
import { badminton } from '../badminton/model.ts'
import { basketball } from '../basketball/model.ts'
import { duelModel } from '../duel/model.ts'
import { football } from '../football/model.ts'
import { laneModel } from '../lane/model.ts'
import { tactModel } from '../tact/model.ts'
import { tennis } from '../tennis/model.ts'
import { playedMatches, SPORT_IDS } from '../testing/played-matches.ts'

const halves = {
  ...football.start(),
  score: { home: 2, away: 1 },
  halfTime: { home: 0, away: 1 },
}

test('football shows goals by half, the minute and half-time', () => {
  const first = { ...football.start(), block: 9, score: { home: 0, away: 1 } }
  expect(football.board(first)).toEqual({ score: [0, 1], parts: [[0, 1]], period: 'H1', minute: 27 })
  expect(football.board({ ...halves, block: 15, score: { home: 0, away: 1 } })).toMatchObject({
    ...{ period: 'HT', parts: [[0, 1]], minute: 45 },
  })
  const parts = [
    [0, 1],
    [2, 0],
  ]
  expect(football.board({ ...halves, block: 21 })).toEqual({ score: [2, 1], parts, period: 'H2', minute: 63 })
  expect(football.board({ ...halves, block: 30 })).toMatchObject({ period: 'FT', parts, minute: 90 })
  expect(football.winner({ ...halves, block: 30 })).toBe('home')
  expect(football.winner({ ...halves, block: 30, score: { home: 1, away: 1 } })).toBe('draw')
  expect(football.winner({ ...halves, block: 29 })).toBe(null)
})

test('basketball shows points by quarter, and all overtimes as one part', () => {
  const quarters = [
    [20, 22],
    [21, 19],
    [19, 20],
    [20, 19],
  ] as const
  const level = { block: 20, score: [80, 80] as const, quarters }
  expect(basketball.board({ block: 10, score: [41, 41], quarters: quarters.slice(0, 2) })).toEqual({
    ...{ score: [41, 41], parts: [...quarters.slice(0, 2), [0, 0]], period: 'Q3' },
  })
  expect(basketball.board(level)).toEqual({ score: [80, 80], parts: [...quarters, [0, 0]], period: 'OT1' })
  expect(basketball.board({ ...level, block: 21, score: [91, 91] })).toMatchObject({
    ...{ parts: [...quarters, [11, 11]], period: 'OT2' },
  })
  const won = { ...level, block: 22, score: [100, 103] as const }
  expect(basketball.board(won)).toMatchObject({ parts: [...quarters, [20, 23]], period: 'FT' })
  expect([basketball.winner(level), basketball.winner(won)]).toEqual([null, 'away'])
})

test('tennis shows the open set and the server, and neither after the match', () => {
  const state = { sets: [[6, 4]] as const, games: [2, 1] as const, winners: 'A'.repeat(13) }
  const parts = [
    [6, 4],
    [2, 1],
  ]
  expect(tennis.board(state)).toEqual({ score: [1, 0], parts, period: 'S2', serving: 'B' })
  const end = { ...state, sets: [[6, 4] as const, [6, 0] as const], games: [0, 0] as const }
  expect(tennis.board(end)).toEqual({ score: [2, 0], parts: end.sets, period: 'FT' })
  expect([tennis.winner(state), tennis.winner(end)]).toEqual([null, 'home'])
})

test('badminton shows games won and the points of each', () => {
  const state = { games: [[13, 15]] as const, points: [4, 8] as const, races: [] }
  const parts = [
    [13, 15],
    [4, 8],
  ]
  expect(badminton.board(state)).toEqual({ score: [0, 1], parts, period: 'G2' })
})

test('the arena shows maps that are over, kills by map and the clock of the open one', () => {
  const won = { phases: 7, lead: 4, kills: { A: 14, B: 6 }, blood: 'A' as const, tower: 'A' as const }
  const certain = { ...won, phases: 13, lead: 3, kills: { A: 30, B: 20 } }
  const fresh = [
    [14, 6],
    [0, 0],
  ]
  expect(laneModel.board({ maps: [won] })).toEqual({ score: [1, 0], parts: fresh, period: 'MAP2', minute: 10 })
  expect(laneModel.board({ maps: [won, certain] })).toMatchObject({ score: [1, 0], period: 'MAP2', minute: 36 })
  const end = { maps: [won, { ...certain, phases: 15, lead: 1 }] }
  expect(laneModel.board(end)).toEqual({ score: [2, 0], parts: [fresh[0], [30, 20]], period: 'FT' })
  expect([laneModel.winner({ maps: [won, certain] }), laneModel.winner(end)]).toEqual([null, 'home'])
})

test('the shooter shows rounds by map, and a map that the last word gave', () => {
  const level = 'AB'.repeat(27)
  const board = tactModel.board({ maps: [{ rounds: level, coin: 'B' }] })
  const parts = [
    [27, 27],
    [0, 0],
  ]
  expect(board).toEqual({ score: [0, 1], parts, period: 'MAP2' })
})

test('the card duel shows the lives of each game', () => {
  const games = [
    { pairs: 7, lives: { A: 4, B: 0 }, winner: 'A' as const },
    { pairs: 3, lives: { A: 12, B: 15 }, winner: null },
  ]
  const parts = [
    [4, 0],
    [12, 15],
  ]
  expect(duelModel.board({ games })).toEqual({ score: [1, 0], parts, period: 'G2' })
})

test.each(SPORT_IDS)('%s: the winner is on the board of the last state, and nobody before', id => {
  for (const { model, states } of playedMatches(id, 20, 51)) {
    const end = states.at(-1)!
    const winner = model.winner(end)!
    const isInLetters = !['FOOT', 'BASK'].includes(id)
    const selection = isInLetters ? { home: 'A', away: 'B', draw: 'X' }[winner] : winner
    const claim = { market: id === 'FOOT' ? '1X2' : 'ML', line4: 0, selection }
    expect(model.settle(claim, states[0]!, end)).toEqual({ kind: 'won' })
    expect(model.board(end).period).toBe('FT')
    expect(states.slice(0, -1).map(state => model.winner(state))).toEqual(Array(states.length - 1).fill(null))
  }
})
