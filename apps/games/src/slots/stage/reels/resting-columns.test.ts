import { slotsOf } from '@baize/game-kit/testing/slots-of'
import { expect, test } from 'vitest'
import { restingColumns } from './resting-columns.ts'
import { stripsOf } from './strips.ts'

test('[WALK-035] titles of a model open on grids of their own, each on the same one every time', () => {
  const { base, rows } = stripsOf('b')
  const codes = slotsOf('b')
    .slice(0, 200)
    .map(({ code }) => code)
  const grids = codes.map(code => restingColumns(base, rows, code).join())
  expect(grids).toEqual(codes.map(code => restingColumns(base, rows, code).join()))
  expect(new Set(grids).size).toBe(codes.length)
  expect(restingColumns(base, rows, codes[0]!).every(column => column.length === rows)).toBe(true)
})
