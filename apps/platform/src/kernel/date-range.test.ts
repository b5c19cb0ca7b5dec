import { describe, expect, test } from 'vitest'
import type { ApiError } from './api-error.ts'
import { rangeOf, startOfDay } from './date-range.ts'

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

  test('30 days are taken, 31 are not; days that do not exist or run backwards are refused by name', () => {
    expect(range({ from: '2027-05-18', to: '2027-06-16' }).from).toBe('2027-05-18')
    expect(faultOf({ from: '2027-05-17', to: '2027-06-16' })).toMatchObject({ field: 'to', fault: 'range_too_long' })
    expect(faultOf({ from: '2027-06-17', to: '2027-06-16' })).toMatchObject({ field: 'to', fault: 'before_start' })
    expect(faultOf({ from: '2027-02-29', to: '2027-03-01' })).toMatchObject({ field: 'from', fault: 'pattern' })
    expect(faultOf({ to: 'today' })).toMatchObject({ field: 'to', fault: 'pattern' })
  })
})
