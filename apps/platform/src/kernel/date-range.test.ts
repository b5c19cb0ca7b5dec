import { describe, expect, test } from 'vitest'
import type { ApiError } from './api-error.ts'
import { laterThan, rangeOf, startOfDay } from './date-range.ts'

const now = new Date('2027-06-16T09:00:00Z')
const range = (days: object, timeZone = 'GMT') => rangeOf(days, { timeZone, now })
const faultOf = (days: object) => {
  try {
    range(days)
  } catch (error) {
    return (error as ApiError).faults[0]
  }
}

describe('days of a record', () => {
  test('the last seven days up to today, unless told otherwise', () => {
    expect(range({})).toEqual({
      from: '2027-06-10',
      to: '2027-06-16',
      start: new Date('2027-06-10T00:00:00Z'),
      end: new Date('2027-06-17T00:00:00Z'),
    })
  })

  test.each([
    ['Asia/Ho_Chi_Minh', '2027-06-15', '2027-06-14T17:00:00Z', '2027-06-15T17:00:00Z'],
    ['Europe/London', '2027-03-28', '2027-03-28T00:00:00Z', '2027-03-28T23:00:00Z'],
    ['Europe/London', '2027-10-31', '2027-10-30T23:00:00Z', '2027-11-01T00:00:00Z'],
    ['GMT', '2028-02-29', '2028-02-29T00:00:00Z', '2028-03-01T00:00:00Z'],
  ])('in %s the day %s lasts from %s to %s', (zone, day, start, end) => {
    const days = range({ from: day, to: day }, zone)
    expect([days.start, days.end]).toEqual([new Date(start), new Date(end)])
    expect(startOfDay(day, zone)).toEqual(new Date(start))
  })

  test('[MEND-033] any month of the calendar is taken, 32 days are not; days that do not exist or run backwards are refused by name', () => {
    for (const last of [
      '01-31',
      '02-28',
      '03-31',
      '04-30',
      '05-31',
      '06-30',
      '07-31',
      '08-31',
      '09-30',
      '10-31',
      '11-30',
      '12-31',
    ])
      expect(range({ from: `2027-${last.slice(0, 2)}-01`, to: `2027-${last}` }).to).toBe(`2027-${last}`)
    expect(faultOf({ from: '2027-05-16', to: '2027-06-16' })).toMatchObject({ field: 'to', fault: 'range_too_long' })
    expect(faultOf({ from: '2027-06-17', to: '2027-06-16' })).toMatchObject({ field: 'to', fault: 'before_start' })
    expect(faultOf({ from: '2027-02-29', to: '2027-03-01' })).toMatchObject({ field: 'from', fault: 'pattern' })
    expect(faultOf({ to: 'today' })).toMatchObject({ field: 'to', fault: 'pattern' })
  })
})

test('[MEND-030] a loop over windows goes on to a later moment or ends with an error', () => {
  const start = new Date('2031-09-07T03:00:00Z')
  expect(laterThan(start, new Date('2031-09-07T03:00:00.001Z'))).toEqual(new Date('2031-09-07T03:00:00.001Z'))
  expect(() => laterThan(start, start)).toThrow('2031-09-07T03:00:00.000Z')
})
