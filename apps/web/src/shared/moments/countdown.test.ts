import { expect, test } from 'vitest'
import { timeLeft } from './countdown.tsx'

test('[WALK-019] what is left is told in minutes and seconds, and with hours from one hour on', () => {
  expect([0, 59, 61, 3_599, 3_600, 7_201].map(timeLeft)).toEqual([
    '00:00',
    '00:59',
    '01:01',
    '59:59',
    '1:00:00',
    '2:00:01',
  ])
})
