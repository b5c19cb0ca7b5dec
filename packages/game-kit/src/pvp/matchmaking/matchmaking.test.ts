import { expect, test } from 'vitest'
import { SimulationDraws } from '../../draws.ts'
import { newestRules } from '../registry.ts'
import { isCodeValid, newPrivateCode, privateStakesUnits, readPrivateCode, tryCode } from './private-codes.ts'
import { quickSeat, type Seeker, seatRefusal, type WaitingRoom } from './quick-seat.ts'
import { FIRST_RATING, ratingsAfter } from './rating.ts'

const seeker = (member: string, changed: Partial<Seeker> = {}): Seeker => ({
  ...{ member, tags: [], rating: FIRST_RATING, since: 0, ...changed },
})
const room = (name: string, seats: number, ...seated: Seeker[]): WaitingRoom => ({ room: name, seats, seated })
const duel = (now: number, meetings: { members: [string, string]; at: number }[] = []) => ({
  isDuel: true,
  meetings,
  now,
})

test('ratings move by 24 times what was not expected, and their sum stays', () => {
  expect(ratingsAfter([1_500, 1_500], 1)).toEqual([1_512, 1_488])
  expect(ratingsAfter([1_500, 1_500], 0.5)).toEqual([1_500, 1_500])
  const [weak, strong] = ratingsAfter([1_300, 1_700], 1)
  expect([weak, strong]).toEqual([expect.closeTo(1_321.82, 2), expect.closeTo(1_678.18, 2)])
})

test.each([
  [0, 100, true],
  [0, 101, false],
  [2_999, 101, false],
  [3_000, 150, true],
  [3_000, 151, false],
  [19_999, 400, true],
  [19_999, 401, false],
  [20_000, 2_000, true],
])('after %i ms a duel with a rating %i away is found: %s', (now, apart, isFound) => {
  const waiting = room('a', 2, seeker('binh', { rating: FIRST_RATING + apart }))
  expect(quickSeat(seeker('an', { since: now }), [waiting], duel(now))).toBe(isFound ? 'a' : null)
})

test('a duel takes the nearest rating, and an empty room last; other tables the fullest', () => {
  const near = room('near', 2, seeker('binh', { rating: 1_520 }))
  const far = room('far', 2, seeker('cuc', { rating: 1_580 }))
  expect(quickSeat(seeker('an'), [room('empty', 2), far, near], duel(0))).toBe('near')
  expect(quickSeat(seeker('an', { rating: 2_500 }), [room('empty', 2), far], duel(0))).toBe('empty')
  const rooms = [
    room('one', 4, seeker('b')),
    room('full', 2, seeker('c'), seeker('d')),
    room('two', 4, seeker('e'), seeker('f')),
  ]
  expect(quickSeat(seeker('an'), rooms, { ...duel(0), isDuel: false })).toBe('two')
})

test('members that share a tag, or met three times within the hour, are never seated together', () => {
  const other = seeker('binh', { tags: ['x', 'y'] })
  const shared = seeker('an', { tags: ['y'] })
  expect(seatRefusal(shared, room('a', 4, other), { ...duel(0), isDuel: false })).toBe('tag_conflict')
  expect(quickSeat(shared, [room('a', 4, other)], { ...duel(0), isDuel: false })).toBeNull()
  const meetings = [0, 1, 2].map(at => ({ members: ['binh', 'an'] as [string, string], at }))
  expect(seatRefusal(seeker('an'), room('a', 2, other), duel(3_599_999, meetings))).toBe('tag_conflict')
  expect(seatRefusal(seeker('an'), room('a', 2, other), duel(3_600_000, meetings))).toBeNull()
  expect(seatRefusal(seeker('an'), room('a', 2, other, seeker('cuc')), duel(0))).toBe('room_full')
  expect(seatRefusal(other, room('a', 2, other), duel(0))).toBe('seat_taken')
})

test('private codes', () => {
  const code = newPrivateCode(new SimulationDraws(1))
  expect(readPrivateCode(` ${code.toLowerCase()} `)).toBe(code)
  for (const typed of ['', 'ABCDE', 'ABCDEI', 'ABCDE0', 'ABCDEFG']) expect(readPrivateCode(typed)).toBeNull()
  expect([isCodeValid(null, 9e9), isCodeValid(0, 600_000), isCodeValid(0, 600_001)]).toEqual([true, true, false])
  let tried: number[] | null = []
  for (let at = 0; at < 10; at++) tried = tryCode(tried!, at)
  expect(tried).toHaveLength(10)
  expect(tryCode(tried!, 59_999)).toBeNull()
  expect(tryCode(tried!, 60_000)).toHaveLength(10)
  expect(privateStakesUnits(newestRules('DUO-DICE').definition)).toEqual([10_000, 50_000, 100_000, 500_000])
  expect(privateStakesUnits(newestRules('DUO-TIENLEN').definition)).toEqual([1_000, 5_000, 10_000])
})
