import { expect, test } from 'vitest'
import { RecentPictures } from './recent.ts'

const picture = (bytes: number) => Buffer.alloc(bytes)

test('[DOOR-010] what was not used for longest goes when there is no room, and the bytes stay bounded', () => {
  const recent = new RecentPictures(100)
  for (const key of ['a', 'b']) recent.set(key, picture(40))
  expect(recent.get('a')).toBeDefined()
  recent.set('c', picture(40))
  expect([...'abc'].filter(key => recent.get(key))).toEqual(['a', 'c'])
  recent.set('a', picture(50))
  expect(recent.bytes).toBe(90)
  recent.set('huge', picture(101))
  expect(recent.bytes).toBe(0)
})
