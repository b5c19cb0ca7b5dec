import { expect, test } from 'vitest'
import { Watched, type WatchedFixtures } from './watched.ts'

test('the slip and the open fixture are watched whole, lists by their rows, and each fixture once', () => {
  const told: WatchedFixtures[] = []
  const watched = new Watched(fixtures => told.push(fixtures))
  watched.set('list', ['a', 'b'])
  watched.set('slip', ['b', 'c'])
  expect(told).toEqual([
    { whole: [], rows: ['a', 'b'] },
    { whole: ['b', 'c'], rows: ['a'] },
  ])
  watched.set('slip', [])
  expect(watched.all).toEqual({ whole: [], rows: ['a', 'b'] })
})

test('no more are watched than the stream takes', () => {
  const watched = new Watched(() => {})
  watched.set(
    'list',
    Array.from({ length: 80 }, (_, at) => `list-${at}`),
  )
  watched.set('fixture', ['open'])
  expect(watched.all.rows).toHaveLength(60)
  expect(watched.all.whole).toEqual(['open'])
})
