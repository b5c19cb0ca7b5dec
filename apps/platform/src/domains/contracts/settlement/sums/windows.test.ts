import { realtimeSalaryMinutes } from '@baize/api'
import { describe, expect, test } from 'vitest'
import type { Series } from '../../dependencies.ts'
import { dueOf, windowAt } from './windows.ts'

const shown = (series: Series, moment: string, timeZone = 'GMT', cycleDays: 1 | 2 = 1) => {
  const window = windowAt(series, new Date(moment), timeZone)
  return [window.start, window.end, dueOf(series, window, timeZone, cycleDays)].map(date =>
    date.toISOString().slice(0, 16),
  )
}
const salary = (type: 'DAILY' | 'HOURLY' | 'REALTIME'): Series => ({ type, period: '' })
const dividend = (period: Series['period']): Series => ({ type: 'DIVIDEND', period })

describe('windows', () => {
  test('[CONST2-015] a real-time salary is settled every five minutes, at the end of the window', () => {
    expect(realtimeSalaryMinutes).toBe(5)
    const first = ['2027-06-15T09:00', '2027-06-15T09:05', '2027-06-15T09:05']
    expect(shown(salary('REALTIME'), '2027-06-15T09:02:11Z')).toEqual(first)
    expect(shown(salary('REALTIME'), '2027-06-15T09:04:59.999Z')).toEqual(first)
    expect(shown(salary('REALTIME'), '2027-06-15T09:05:00Z')[0]).toBe('2027-06-15T09:05')
  })

  test('an hour is settled five minutes after it, a day half an hour after it', () => {
    expect(shown(salary('HOURLY'), '2027-06-15T09:02:11Z')).toEqual([
      '2027-06-15T09:00',
      '2027-06-15T10:00',
      '2027-06-15T10:05',
    ])
    expect(shown(salary('DAILY'), '2027-06-15T09:02:11Z')).toEqual([
      '2027-06-15T00:00',
      '2027-06-16T00:00',
      '2027-06-16T00:30',
    ])
  })

  test('with a cycle of two days, both days are settled on the next date of even number', () => {
    const due = (day: string) => shown(salary('DAILY'), `${day}T12:00:00Z`, 'GMT', 2)[2]
    expect(due('2027-06-15')).toBe('2027-06-17T00:30')
    expect(due('2027-06-16')).toBe('2027-06-17T00:30')
    expect(due('2027-06-17')).toBe('2027-06-19T00:30')
  })

  test.each([
    ['DAILY', '2028-02-29', '2028-02-29', '2028-03-01'],
    ['WEEKLY', '2027-06-15', '2027-06-14', '2027-06-21'],
    ['WEEKLY', '2027-12-31', '2027-12-27', '2028-01-03'],
    ['SEMIMONTHLY', '2027-06-15', '2027-06-01', '2027-06-16'],
    ['SEMIMONTHLY', '2027-06-16', '2027-06-16', '2027-07-01'],
    ['SEMIMONTHLY', '2027-02-20', '2027-02-16', '2027-03-01'],
    ['SEMIMONTHLY', '2028-02-20', '2028-02-16', '2028-03-01'],
    ['SEMIMONTHLY', '2027-04-30', '2027-04-16', '2027-05-01'],
    ['SEMIMONTHLY', '2027-12-31', '2027-12-16', '2028-01-01'],
    ['MONTHLY', '2027-06-15', '2027-06-01', '2027-07-01'],
    ['MONTHLY', '2028-02-10', '2028-02-01', '2028-03-01'],
  ] as const)(
    '[AGENT-054] the %s period of %s runs from %s to %s and is settled at 02:00',
    (period, day, first, next) => {
      expect(shown(dividend(period), `${day}T12:00:00Z`)).toEqual([`${first}T00:00`, `${next}T00:00`, `${next}T02:00`])
    },
  )

  test('days are those of the zone, and the days on which clocks change have 23 and 25 hours', () => {
    expect(shown(salary('DAILY'), '2027-06-15T09:00:00Z', 'Asia/Ho_Chi_Minh').slice(0, 2)).toEqual([
      '2027-06-14T17:00',
      '2027-06-15T17:00',
    ])
    const hours = (day: string) => {
      const starts = new Set<string>()
      const { start, end } = windowAt(salary('DAILY'), new Date(`${day}T12:00:00Z`), 'Europe/London')
      for (let ms = start.getTime(); ms < end.getTime(); ms += 15 * 60_000)
        starts.add(windowAt(salary('HOURLY'), new Date(ms), 'Europe/London').start.toISOString())
      return starts.size
    }
    expect([hours('2027-03-28'), hours('2027-10-31'), hours('2027-06-15')]).toEqual([23, 25, 24])
  })
})
