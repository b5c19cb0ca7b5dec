import { expect, test } from 'vitest'
import { exampleFixture, liveFixture } from '../examples/football.ts'
import { otherFixture } from '../examples/other-sports.ts'
import { groupRows, isFavourite } from './groups.ts'

const none = { favouriteCompetitions: [], favouriteSides: [] }
const rowOf = (fixture: typeof exampleFixture) => ({ fixture, sheet: null, more: 0 })
const later = { ...exampleFixture, id: 'F1.1.13.1', kickOffMs: exampleFixture.kickOffMs + 720_000 }
const basketball = otherFixture('BASK')

test('rows stand together by league and kick-off, and those in play by league alone', () => {
  const live = { ...liveFixture, id: 'F1.1.12.4', kickOffMs: 1 }
  const groups = groupRows([exampleFixture, later, liveFixture, live].map(rowOf), none)
  expect(groups.map(({ kickOffMs, rows }) => [kickOffMs, rows.length])).toEqual([
    [exampleFixture.kickOffMs, 1],
    [later.kickOffMs, 1],
    [null, 2],
  ])
})

test('groups with a favourite come first', () => {
  const favourites = { ...none, favouriteSides: ['B1:1'] }
  const groups = groupRows([exampleFixture, basketball].map(rowOf), favourites)
  expect(groups.map(({ competition }) => competition)).toEqual(['B1', 'F1'])
  expect(isFavourite(exampleFixture, { ...none, favouriteCompetitions: ['F1'] })).toBe(true)
})

test('[MEND-042] a match that kicked off since its list was read stands among those in play, under no time that has passed', () => {
  const groups = groupRows([exampleFixture, later].map(rowOf), none, id =>
    id === exampleFixture.id ? 'live' : undefined,
  )
  expect(groups.map(({ kickOffMs }) => kickOffMs)).toEqual([null, later.kickOffMs])
})
