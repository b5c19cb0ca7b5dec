import { expect, test } from 'vitest'
import { exampleFixture, liveFixture } from '../examples/football.ts'
import { otherFixture } from '../examples/other-sports.ts'
import { loadBookTexts } from '../texts.ts'
import { allNews, newsOf } from './ticker-news.ts'

const t = await loadBookTexts('EN')
const scored = (fixture: typeof liveFixture, score: [number, number], period = fixture.score.period) => ({
  ...fixture,
  score: { ...fixture.score, score, period },
})

test('the ticker tells goals, sets and maps, and the end of a match', () => {
  const [home, away] = liveFixture.score.score
  const goal = newsOf(t, liveFixture, scored(liveFixture, [home + 1, away]))
  expect(goal).toMatch(/^Goal: /)
  expect(newsOf(t, liveFixture, scored(liveFixture, [home, away], 'FT'))).toMatch(/^Full time: /)
  const map = otherFixture('LANE')
  expect(newsOf(t, scored(map, [0, 0]), scored(map, [0, 1]))).toContain(map.away!.name)
})

test('a basket, a state that stays, and a match that is new to the page are no news', () => {
  const hoops = otherFixture('BASK')
  expect(newsOf(t, scored(hoops, [0, 0]), scored(hoops, [2, 0]))).toBeNull()
  expect(newsOf(t, liveFixture, { ...liveFixture })).toBeNull()
  expect(newsOf(t, undefined, liveFixture)).toBeNull()
  expect(allNews(t, [exampleFixture.id], {}, { [exampleFixture.id]: exampleFixture })).toEqual([])
})
