import { expect, test } from 'vitest'
import { dayAt, startOfDayMs } from './zoned-days.ts'
import { wrongStarts } from './zoned-time.fixtures.ts'
import { isTimeZone, momentText, offsetText } from './zoned-time.ts'

const dayMs = 86_400_000
const zones = [...Intl.supportedValuesOf('timeZone'), 'GMT', 'UTC', 'Asia/Ho_Chi_Minh', 'Asia/Kolkata']

// Every day of three years is a long test's.
test('[MEND-030] in every zone, on all Sundays of a year, the first moment of the day lies in it and the one before does not', () => {
  expect(wrongStarts(zones, { from: '2026-01-04', days: 52, stepDays: 7 })).toEqual([])
})

test.for([
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
  ['2026-03-29', 'Atlantic/Azores', '2026-03-29T01:00:00.000Z'],
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['2026-07-16', 'Asia/Ho_Chi_Minh', '2026-07-15T17:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
])('[MEND-030] %s in %s begins at %s', ([day, zone, moment]) => {
  expect(new Date(startOfDayMs(day, zone)).toISOString()).toBe(moment)
})

test('[MEND-031] a moment is shown under the day that it is listed under, in every zone', () => {
  for (const zone of zones)
    for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2028, 0, 1); ms += 11 * dayMs + 7_919_000)
      expect(momentText(ms, zone).slice(0, 10), zone).toBe(dayAt(ms, zone))
})

test('[MEND-031] the hour is that of the moment, in summer as in winter', () => {
  expect(momentText(Date.parse('2027-07-15T04:30:00Z'), 'America/New_York')).toBe('2027-07-15 00:30:00')
  expect(momentText(Date.parse('2027-01-15T04:30:00Z'), 'America/New_York')).toBe('2027-01-14 23:30:00')
  expect(momentText(Date.parse('2027-07-15T17:30:00Z'), 'Asia/Saigon')).toBe('2027-07-16 00:30:00')
  expect(offsetText(Date.parse('2027-07-15T00:00:00Z'), 'America/New_York')).toBe('GMT-4')
  expect(offsetText(0, 'Asia/Kolkata')).toBe('GMT+5:30')
  expect(offsetText(0, 'GMT')).toBe('GMT+0')
})

test.for([
  ...[
    'Asia/Ho_Chi_Minh',
    'Asia/Saigon',
    'Asia/Kolkata',
    'Asia/Calcutta',
    'Asia/Yangon',
    'Asia/Kathmandu',
    'Europe/Kyiv',
  ],
  ...['America/Argentina/Buenos_Aires', 'America/Nuuk', 'UTC', 'GMT', 'Etc/GMT-8', 'Asia/Manila'],
])('[MEND-032] %s is a zone', name => {
  expect(isTimeZone(name)).toBe(true)
})

test.for(['', 'Mars/Olympus', 'Asia/Ho Chi Minh', 'GMT+', '25:00', 'Asia/Manila '])('[MEND-032] "%s" is none', name => {
  expect(isTimeZone(name)).toBe(false)
})
