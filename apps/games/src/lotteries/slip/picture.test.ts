import { expect, test } from 'vitest'
import { emptySlip, reduceSlip, type SlipEvent, type SlipPicture } from './picture.ts'
import { costOfAll, mostTickets, quoted, type SlipTicket } from './slip.ts'

const ticket = (content: string, times = 1): SlipTicket => ({ betCode: 'POS', content, unitCents: 100, times })
const play = (slip: SlipPicture, ...events: SlipEvent[]) => events.reduce(reduceSlip, slip)
const add = (...tickets: SlipTicket[]): SlipEvent => ({ type: 'added', tickets })
const empty = emptySlip('SSC', 1900)

test('a ticket that stands on the slip already counts more times, and what all cost is their sum', () => {
  const slip = play(empty, add(ticket('1:7')), add(ticket('1:7', 2), ticket('2:34')))
  expect(slip.tickets).toEqual([ticket('1:7', 3), ticket('2:34')])
  expect(costOfAll('SSC', slip.tickets)).toBe(500)
  expect(play(slip, { type: 'removed', ticket: slip.tickets[0]! }).tickets).toEqual([ticket('2:34')])
})

test('a full slip takes no further ticket', () => {
  const many = Array.from({ length: mostTickets }, (_, i) => ticket(`1:${i % 10}`, 9_990 + (i % 10)))
  const full = play(empty, add(...many))
  expect(full.tickets).toHaveLength(mostTickets)
  expect(play(full, add(ticket('2:1'))).tickets).toBe(full.tickets)
})

test('odds that the studio named hold until another odds mode is chosen', () => {
  const slip = play(empty, add(ticket('1:7')), { type: 'requoted', quote: [[91_234]] })
  const odds = ({ tickets, series, told }: SlipPicture) => quoted('SSC', tickets, series, told)[0]!.oddsX10000
  expect(odds(slip)).toEqual([91_234])
  expect(odds(play(slip, { type: 'series', series: 1800 }))).not.toEqual([91_234])
})
