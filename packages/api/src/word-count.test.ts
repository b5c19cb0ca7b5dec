import { expect, test } from 'vitest'
import { wordCount } from './word-count.ts'

test.each([
  ['', 0],
  ['   ', 0],
  ['too short', 2],
  ['Deposit never arrived.', 3],
  ["It isn't here", 3],
  ['提款慢', 3],
  ['出金が', 3],
  ['ฝากเงินไม่เข้า', 4],
  ['Tiền chưa về', 3],
  ['WhatsApp 提款', 3],
])('counts the words of %j', (text, words) => expect(wordCount(text)).toBe(words))
