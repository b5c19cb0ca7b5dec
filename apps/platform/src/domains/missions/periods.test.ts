import { expect, test } from 'vitest'
import { claimableUntil, periodAt } from './periods.ts'

test.each([
  ['DAILY', '2027-06-15T16:59:59.999Z', 'Asia/Bangkok', '2027-06-14T17:00:00.000Z', '2027-06-15T17:00:00.000Z'],
  ['DAILY', '2027-06-15T17:00:00.000Z', 'Asia/Bangkok', '2027-06-15T17:00:00.000Z', '2027-06-16T17:00:00.000Z'],
  ['WEEKLY', '2027-06-13T16:59:59.999Z', 'Asia/Bangkok', '2027-06-06T17:00:00.000Z', '2027-06-13T17:00:00.000Z'],
  ['WEEKLY', '2027-06-14T00:00:00.000Z', 'Etc/GMT', '2027-06-14T00:00:00.000Z', '2027-06-21T00:00:00.000Z'],
  // The day on which clocks go forward has 23 hours.
  ['DAILY', '2027-03-28T12:00:00.000Z', 'Europe/Berlin', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
] as const)('a %s period at %s in %s starts and ends at midnight of the zone', (period, at, zone, start, end) => {
  expect(periodAt(period, new Date(at), zone)).toEqual({ start: new Date(start), end: new Date(end) })
})

test('a reward can be claimed for seven days after its period, and one that comes once for ever', () => {
  expect(claimableUntil('DAILY', new Date('2027-06-15T00:00:00Z'), 'Etc/GMT')).toEqual(new Date('2027-06-23T00:00:00Z'))
  expect(claimableUntil('WEEKLY', new Date('2027-06-14T00:00:00Z'), 'Etc/GMT')).toEqual(
    new Date('2027-06-28T00:00:00Z'),
  )
  expect(claimableUntil('ONCE', new Date(0), 'Etc/GMT')).toBeNull()
})
