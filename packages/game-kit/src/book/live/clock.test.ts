import { expect, test } from 'vitest'
import { badminton } from '../badminton/model.ts'
import { basketball } from '../basketball/model.ts'
import { duelModel } from '../duel/model.ts'
import { football } from '../football/model.ts'
import { laneModel } from '../lane/model.ts'
import type { SportId } from '../sport-model.ts'
import { modelOf, ratingsOf } from '../sports.ts'
import { tactModel } from '../tact/model.ts'
import { tennis } from '../tennis/model.ts'
import { averageSide, playedMatches, playOn, SPORT_IDS, testWords } from '../testing/played-matches.ts'

test.each(SPORT_IDS)('%s: the blocks that follow one another make the match that all blocks make', id => {
  const model = modelOf(id)
  const tables = model.prepare(ratingsOf(id, averageSide(id), averageSide(id)))
  for (let seed = 1; seed <= 20; seed++) {
    const word = testWords(seed)
    const states = [model.start()]
    for (let block = 1; block <= model.blocks && !model.isOver(states.at(-1)!); block++) {
      const next = model.play(tables, states.at(-1)!, block, word)
      if (next !== states.at(-1)) states.push(next)
    }
    const blocks = playOn(model, tables, { state: model.start(), played: 0 }, testWords(seed))
    expect([model.start(), ...blocks.map(({ after }) => after)]).toEqual(states)
    expect(model.nextBlock(states.at(-1)!, blocks.at(-1)!.block)).toBe(null)
  }
})

test('a map or a game begins at its own block, however early the one before ended', () => {
  const map = { phases: 6, lead: 4, kills: { A: 12, B: 3 }, blood: 'A' as const, tower: 'A' as const }
  expect(laneModel.nextBlock({ maps: [map] }, 6)).toBe(16)
  expect(laneModel.nextBlock({ maps: [map, { ...map, phases: 3, lead: 1 }] }, 18)).toBe(19)
  expect(tactModel.nextBlock({ maps: [{ rounds: 'A'.repeat(13), coin: null }] }, 13)).toBe(55)
  expect(duelModel.nextBlock({ games: [{ pairs: 7, lives: { A: 3, B: 0 }, winner: 'A' }] }, 7)).toBe(21)
  expect(badminton.nextBlock({ games: [[15, 3]], points: [0, 0], races: [['A', 'A']] }, 5)).toBe(12)
})

/** Milliseconds of windows and plays from kick-off to the end. */
const lengthMs = ({ model, blocks }: ReturnType<typeof playedMatches>[number]): number =>
  blocks.reduce((sum, { block, before }) => sum + model.windowMs(before, block) + model.playMs(before, block), 0)

test('football takes four minutes, and basketball 344 seconds with sixteen more for an overtime', () => {
  for (const match of playedMatches('FOOT', 5, 31)) expect(lengthMs(match)).toBe(240_000)
  for (const match of playedMatches('BASK', 60, 32))
    expect(lengthMs(match)).toBe(344_000 + 16_000 * (match.blocks.length - 20))
})

test.each<[SportId, number]>([
  ['TENN', 415],
  ['BADM', 226],
  ['LANE', 371],
  ['TACT', 488],
  ['DUEL', 320],
])('a match of %s takes about %d seconds', (id, seconds) => {
  const matches = playedMatches(id, 120, 33)
  const mean = matches.reduce((sum, match) => sum + lengthMs(match), 0) / matches.length / 1_000
  expect(Math.abs(mean / seconds - 1)).toBeLessThan(0.06)
})

test('breaks make the window before half-time, quarters, sets, games and maps longer', () => {
  const start = football.start()
  expect([15, 16, 17].map(block => football.windowMs(start, block))).toEqual([3_000, 18_000, 3_000])
  const quarters = [1, 5, 6, 11, 16, 20, 21, 22].map(block => basketball.windowMs(basketball.start(), block))
  expect(quarters).toEqual([12_000, 12_000, 20_000, 20_000, 20_000, 12_000, 12_000, 12_000])
  const { sets, ...set } = tennis.start()
  expect(tennis.windowMs({ ...set, sets }, 1)).toBe(12_000)
  expect(tennis.windowMs({ ...set, sets: [[6, 4]] }, 11)).toBe(18_000)
  expect(tennis.windowMs({ ...set, sets: [[6, 4]], games: [1, 0] }, 12)).toBe(12_000)
  expect([1, 11, 12, 23].map(block => badminton.windowMs(badminton.start(), block))).toEqual([
    ...[10_000, 10_000, 16_000, 16_000],
  ])
  expect([1, 15, 16, 31].map(block => laneModel.windowMs(laneModel.start(), block))).toEqual([
    ...[10_000, 10_000, 22_000, 22_000],
  ])
  expect([1, 12, 13, 14, 55, 67].map(block => tactModel.windowMs(tactModel.start(), block))).toEqual([
    ...[6_500, 6_500, 9_500, 6_500, 18_500, 9_500],
  ])
  expect([1, 20, 21].map(block => duelModel.windowMs(duelModel.start(), block))).toEqual([7_500, 7_500, 13_500])
})

test('a tie-break is shown twice as long as a game', () => {
  const start = tennis.start()
  expect([tennis.playMs(start, 1), tennis.playMs({ ...start, games: [6, 6] }, 13)]).toEqual([4_000, 8_000])
})

test('a quiet block of football is what words without a goal or a corner make', () => {
  const tables = football.prepare({ home: { attack: 1150, leak: 900 }, away: { attack: 1000, leak: 1050 } })
  const silence = () => 2 ** 32 - 1
  for (const { before, block } of playOn(football, tables, { state: football.start(), played: 0 }, testWords(9)))
    expect(football.quiet!(before)).toEqual(football.play(tables, before, block, silence))
  const end = { ...football.start(), block: 30 }
  expect(() => football.quiet!(end)).toThrow(RangeError)
})
