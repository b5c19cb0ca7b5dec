import { expect, test } from 'vitest'
import { wrongStarts } from './zoned-time.fixtures.ts'

test('[MEND-030] in every zone, on every day of three years, the first moment of the day lies in it and the one before does not', () => {
  expect(wrongStarts(Intl.supportedValuesOf('timeZone'), { from: '2026-01-01', days: 3 * 366, stepDays: 1 })).toEqual(
    [],
  )
})
