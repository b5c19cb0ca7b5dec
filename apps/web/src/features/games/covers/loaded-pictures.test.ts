import { expect, test } from 'vitest'
import { noteLoaded, wasLoaded } from './loaded-pictures.ts'

test('[CONST2-034] two hundred pictures are known; one more, and the one asked for longest ago is forgotten', () => {
  for (let picture = 1; picture <= 200; picture++) noteLoaded(`/img/games/${picture}.webp`)
  expect(wasLoaded('/img/games/1.webp')).toBe(true)
  noteLoaded('/img/games/201.webp')
  expect(wasLoaded('/img/games/2.webp')).toBe(false)
  expect([1, 3, 200, 201].map(picture => wasLoaded(`/img/games/${picture}.webp`))).toEqual([true, true, true, true])
})

test('a picture that never loaded is unknown', () => {
  expect(wasLoaded('/img/games/never.webp')).toBe(false)
})
