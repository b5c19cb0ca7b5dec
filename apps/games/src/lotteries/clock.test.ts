import { expect, test } from 'vitest'
import { countdownText } from './clock.ts'

test.each([
  [41_000, '00:41'],
  [40_001, '00:41'],
  [1, '00:01'],
  [0, '00:00'],
  [-5_000, '00:00'],
  [60_000, '01:00'],
  [11_528_000, '03:12:08'],
  [2 * 86_400_000 + 11_528_000, '2 d 03:12:08'],
])('%d ms are %s', (leftMs, text) => expect(countdownText(leftMs)).toBe(text))
