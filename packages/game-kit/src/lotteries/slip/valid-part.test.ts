import { expect, test } from 'vitest'
import { hmac } from '../../node/crypto.ts'
import type { FormatCode } from '../formats.ts'
import { sampleContents } from '../sample-contents.ts'
import { priceTicket } from './ticket.ts'
import { validPartCents } from './valid-part.ts'

type Given = [betCode: string, content: string, times?: number]
const bought = (format: FormatCode, tickets: Given[]) =>
  tickets.map(([betCode, content, times = 1]) => {
    const ticket = { betCode, content, unitCents: 100, times }
    return { ticket, ...priceTicket(format, ticket) }
  })
const shareOf = (format: FormatCode, tickets: Given[]) => {
  const all = bought(format, tickets)
  return validPartCents(format, all, hmac) / all.reduce((sum, { costCents }) => sum + costCents, 0)
}
const digits = '0123456789'

test.each<[string, FormatCode, Given[]]>([
  [
    'big and small of dice',
    'K3',
    [
      ['BSOE', 'B'],
      ['BSOE', 'S'],
    ],
  ],
  [
    'all four sides of dice',
    'K3',
    [
      ['BSOE', 'B'],
      ['BSOE', 'S'],
      ['BSOE', 'O'],
      ['BSOE', 'E'],
    ],
  ],
  [
    'odd and even of a digit',
    'SSC',
    [
      ['PBSOE', '3:O'],
      ['PBSOE', '3:E'],
    ],
  ],
  ['every digit of a place', 'SSC', [['POS', `1:${digits}`]]],
  [
    'first, last and equal',
    'SSC',
    [
      ['DT', 'D', 9],
      ['DT', 'T', 9],
      ['DT', 'X', 2],
    ],
  ],
  ['every pair of digits', 'SSC', [['L2', `${digits}|${digits}`]]],
  [
    'both sides of a sum',
    'SSC',
    [
      ['SUM', 'B'],
      ['SUM', 'S'],
    ],
  ],
])('[DOOR-013] %s leaves no more at risk than the house keeps', (_, format, tickets) => {
  expect(shareOf(format, tickets)).toBeLessThan(0.06)
})

test.each<[string, FormatCode, Given[]]>([
  ['one side', 'K3', [['BSOE', 'B', 9]]],
  [
    'sides of different places',
    'SSC',
    [
      ['PBSOE', '1:B'],
      ['PBSOE', '2:S'],
    ],
  ],
  ['half of the digits of a place', 'SSC', [['POS', '1:01234']]],
])('%s counts whole', (_, format, tickets) => {
  expect(shareOf(format, tickets)).toBe(1)
})

test('of a larger stake on one side the rest counts', () => {
  const all = bought('SSC', [
    ['SUM', 'B', 10],
    ['SUM', 'S', 4],
  ])
  expect(validPartCents('SSC', all, hmac)).toBe(1_400 - 760)
})

test('no single line of any bet opposes itself', () => {
  for (const [format, bets] of Object.entries(sampleContents) as [FormatCode, Record<string, string[]>][])
    for (const [code, contents] of Object.entries(bets))
      for (const content of contents)
        if (bought(format, [[code, content]])[0]!.bet.lines === 1)
          expect([format, code, content, shareOf(format, [[code, content]])]).toEqual([format, code, content, 1])
})
