import { expect, test } from 'vitest'
import { ContentError } from '../bets/bet-type.ts'
import { betTypesOf, type FormatCode, formatCodes } from '../formats.ts'
import { workedDraws } from '../testing/worked-draws.ts'
import workedPayouts from '../testing/worked-payouts.data.json' with { type: 'json' }
import { payoutCents, priceTicket, TicketError } from './ticket.ts'

type Worked = Record<string, Record<string, [content: string, cost: number, payout: number][]>>
const worked = Object.entries(workedPayouts as unknown as Worked).flatMap(([draw, bets]) =>
  Object.entries(bets).flatMap(([betCode, cases]) => cases.map(one => [draw, betCode, ...one] as const)),
)
const ticket = (betCode: string, content: string) => ({ betCode, content, unitCents: 100, times: 1000 })
const whole = (cents: number) => cents / 100

test('every bet that no pool pays has worked payouts', () => {
  const known = new Set(worked.map(([draw, betCode]) => `${workedDraws[draw]!.format} ${betCode}`))
  const bets = formatCodes.flatMap(format =>
    betTypesOf(format).flatMap(({ code, ticketCents }) => (ticketCents === undefined ? [`${format} ${code}`] : [])),
  )
  expect(bets.filter(bet => !known.has(bet))).toEqual([])
})

test.each(worked)('draw %s, %s %s: costs %d and pays %d', (draw, betCode, content, cost, payout) => {
  const { format, result } = workedDraws[draw]!
  const priced = priceTicket(format, ticket(betCode, content))
  expect(whole(priced.costCents)).toBe(cost)
  expect(whole(payoutCents(priced.bet, result, ticket(betCode, content)))).toBe(payout)
  expect(priced.bestCents).toBeGreaterThanOrEqual(payout * 100)
})

test.each([
  ['N1', 'X2', '05-21-33-00-79', 10, 102_000],
  ['N1', 'T4', '00-01-03-08-05', 5, 2_800],
  ['P1', 'F2', '1-2-3|2-3', 4, 0],
  ['P1', 'F3', '1-2-3|2-3|3-4', 5, 0],
  ['N1', 'X2', '21|33-79-00', 3, 34_000],
  ['N1', 'X3', '21|33-79-00', 3, 76_000],
  ['N1', 'X2', '00|21-33', 2, 0],
  ['N1', 'T4', '00-01|03-08-05', 3, 2_800],
  ['N1', 'T4', '05|00-01-03', 1, 0],
  ['C2', 'G6', '1|3589', 6, 158_330],
  ['C2', 'G6', '3|1589', 6, 0],
  ['C2', 'G2', '9|1358', 4, 47_500],
  ['E3', 'D3', '12|346', 3, 34_200],
  ['E3', 'D2', '1|2346', 4, 13_680],
  ['E1', 'D2', '5|12', 2, 6_840],
  ['M1', 'F6', '4-11|1-19-27-33-42', 5, 3_816_000_000],
  ['M1', 'F6', '1-4|11-19-27-33-42', 5, 20_000_000],
  ['C1', 'G3', '389', 6, 316_660],
  ['C1', 'L2', '13|789', 6, 95_000],
  ['E3', 'D3', '1236', 4, 34_200],
  ['M1', 'F6', '4-11-19-27-33-42-45', 7, 3_824_000_000],
] as const)('a compound ticket on %s, %s %s, has %d lines and pays %d', (draw, betCode, content, lines, payout) => {
  const { format, result } = workedDraws[draw]!
  const { bet } = priceTicket(format, ticket(betCode, content))
  expect(bet.lines).toBe(lines)
  expect(whole(payoutCents(bet, result, ticket(betCode, content)))).toBe(payout)
})

test.each<[FormatCode, string, string]>([
  ['VN_N', 'LO2', '5'],
  ['VN_N', 'X2', '21-21'],
  ['VN_N', 'X2', '21'],
  ['VN_N', 'X2', '21|21-33'],
  ['VN_N', 'X2', '05-21|33'],
  ['VN_N', 'X3', '05|21'],
  ['VN_N', 'X2', '|21-33'],
  ['SSC', 'G6', '123|45'],
  ['SSC', 'G6', '1|12'],
  ['SSC', 'G6', '1|2'],
  ['SSC', 'G6', '1|2|3'],
  ['SSC', 'G2', '12|'],
  ['K3', 'D2', '12|3'],
  ['K3', 'D3', '1|27'],
  ['SIX45', 'F6', '1-2-3-4-5-6|7'],
  ['SIX45', 'F6', '1-2|3-4-5'],
  ['VN_S', 'C3P', '222'],
  ['SEA_TH', '3TOD', '777'],
  ['SEA_TH', '2TOD', '55'],
  ['SEA_4D', 'IBIG', '1111'],
  ['SEA_4D', 'BOX', '1111'],
  ['SEA_4D', 'ROLL', 'R8R6'],
  ['SSC', 'G3', '33-3'],
  ['SSC', 'POS', '6:1'],
  ['SSC', 'POS', '1:'],
  ['F3D', 'BOX', '555'],
  ['SEA_ID', 'CM', '4-4'],
  ['SEA_ID', 'SHIO', '13'],
  ['SEA_ID', 'KOMB', 'A:SMALL+A:ODD'],
  ['PK10', 'GY', '20'],
  ['PK10', 'F2', '3-3'],
  ['KENO', 'SPOT', '1-2-3-4-5-6-7-8-9-10-11'],
  ['KENO', 'X', 'toString'],
  ['SIX45', 'F6', '1-2-3-4-5'],
  ['SIX45', 'F6', '1-2-3-4-5-46'],
  ['K3', 'TRIP', '777'],
])('%s refuses %s %s', (format, betCode, content) => {
  expect(() => priceTicket(format, ticket(betCode, content))).toThrow(ContentError)
})

test.each([
  { times: 0 },
  { times: 1.5 },
  { times: 10_000 },
  { unitCents: 3 },
  { betCode: 'LO9' },
  { betCode: 'X4', content: Array.from({ length: 40 }, (_, i) => String(i).padStart(2, '0')).join('-') },
])('a ticket with %j cannot be priced', change => {
  expect(() => priceTicket('VN_N', { ...ticket('DE', '05'), ...change })).toThrow(TicketError)
})

test('equal contents have one canonical text', () => {
  expect(priceTicket('VN_N', ticket('X3', '79-05-21')).bet.content).toBe('05-21-79')
  expect(priceTicket('SSC', ticket('G6', '31|985')).bet.content).toBe('13|589')
  expect(priceTicket('SEA_ID', ticket('KOMB', 'D:ODD+A:SMALL')).bet.content).toBe('A:SMALL+D:ODD')
  expect(priceTicket('SSC', ticket('POS', '1:93')).bet.content).toBe('1:39')
  expect(priceTicket('SEA_4D', ticket('BOX', 'S:9138')).bet.content).toBe('S:1389')
})
