import { expect, test } from 'vitest'
import { answersOf, fireAct, fishInSight, keyThat, kindsOf, openRange, reef, shootAt } from '../testing/range.ts'
import { ticketKey } from '../testing/seeds.ts'

const time = { kind: 'time' } as const

test('[FISHG-013] of nine shots in a second three at once and five more are taken at most, the rest uncharged', () => {
  const range = openRange()
  const answers: string[] = []
  let k = 0
  const press = (nowMs: number) => {
    const [answer] = answersOf(range.at(nowMs, fireAct({ k, tMs: nowMs })))
    if (answer === 'fired') k++
    answers.push(answer!)
  }
  for (const nowMs of [1_000, 1_001, 1_002, 1_003, 1_004, 1_005, 1_006, 1_007, 1_008]) press(nowMs)
  expect(answers).toEqual([...Array(3).fill('fired'), ...Array(6).fill('too_fast')])
  expect(range.purse()).toBe(1_000_000 - 300)
  for (let nowMs = 1_010; nowMs <= 2_000; nowMs += 10) press(nowMs)
  expect(k).toBe(8)
  expect(range.purse()).toBe(1_000_000 - 800)
  expect(new Set(answers)).toEqual(new Set(['fired', 'too_fast']))
})

test('[FISHG-014] the thirteenth in flight and a skipped number are refused, a repeated one is the same shot', () => {
  const range = openRange()
  const press = (k: number, nowMs: number) => range.at(nowMs, fireAct({ k, tMs: nowMs }))
  expect(answersOf(press(1, 1_000))).toEqual(['out_of_order'])
  for (let k = 0; k < 12; k++) expect(answersOf(press(k, 1_000 + 300 * k))).toEqual(['fired'])
  expect(answersOf(press(12, 4_600))).toEqual(['too_many'])
  const purse = range.purse()
  expect(kindsOf(press(11, 4_700))).toEqual(['answer'])
  expect(answersOf(press(11, 4_700))).toEqual(['fired'])
  expect([range.purse(), range.room.seats.get(0)!.tickets[0]!.flying.size]).toEqual([purse, 12])
  range.at(9_701, time)
  expect(answersOf(press(13, 9_702))).toEqual(['out_of_order'])
  expect(answersOf(press(12, 9_703))).toEqual(['fired'])
})

test('a purse one unit short of the bullet buys none', () => {
  const range = openRange({ heldUnits: 499 })
  expect(answersOf(range.at(1_000, fireAct({ k: 0, tMs: 1_000, level: 5 })))).toEqual(['not_enough_money'])
  expect(range.purse()).toBe(499)
  range.at(1_001, { kind: 'hold', seat: 0, units: 1 })
  expect(answersOf(range.at(1_002, fireAct({ k: 0, tMs: 1_002, level: 5 })))).toEqual(['fired'])
  expect(range.purse()).toBe(0)
})

test('a win may be fired again at once, and the purse is the hold, wins, stakes and what is in the air', () => {
  const range = openRange({ keys: [keyThat([[0, 'turtle', true]])], heldUnits: 10_000 })
  const { fish } = fishInSight(range, 'turtle', 6_000)!
  const { tMs } = shootAt(range, fish.id, { k: 0, tMs: 5_000, level: 100 })
  expect(range.purse()).toBe(100_000)
  range.at(tMs + 300, fireAct({ k: 1, tMs: tMs + 300, level: 100 }))
  expect(range.purse()).toBe(90_000)
  const ended = range.at(tMs + 400, { kind: 'leave', seat: 0 })
  expect(ended).toMatchObject([{ kind: 'ended', result: { stakedUnits: 10_000, wonUnits: 100_000 } }])
  expect(range.purse()).toBe(100_000)
  expect(range.at(tMs + 500, { kind: 'concluded', seat: 0, ticket: 0 })).toEqual([
    { kind: 'release', seat: 0, units: 100_000 },
  ])
})

test.each([
  ['older than messages may be', 4_299],
  ['ahead of the room', 5_081],
  ['not later than the last one', 5_000],
])('a shot that is %s is late', (_, tMs) => {
  const range = openRange()
  range.at(5_000, fireAct({ k: 0, tMs: 5_000 }))
  expect(answersOf(range.at(5_000, fireAct({ k: 1, tMs })))).toEqual(['late'])
})

test('the tide takes no shots, and gives all bullets back before the next scene', () => {
  const range = openRange()
  range.at(89_000, fireAct({ k: 0, tMs: 89_000 }))
  expect(kindsOf(range.at(89_999, time))).toEqual([])
  expect(kindsOf(range.at(90_000, time))).toEqual(['tide'])
  expect(answersOf(range.at(90_001, fireAct({ k: 1, tMs: 89_999 })))).toEqual(['late'])
  expect(range.purse()).toBe(1_000_000 - 100)
  range.at(90_701, time)
  expect(range.purse()).toBe(1_000_000)
  expect(range.room.seats.get(0)!.tickets[0]!.shots).toEqual([{ state: 'returned', k: 0, reason: 'tide' }])
  expect(kindsOf(range.at(96_000, time))).toEqual(['scene-over'])
  range.at(96_000, { kind: 'scene', number: 1, seed: new Uint8Array(32), t0Ms: 96_000 })
  expect(answersOf(range.at(96_100, fireAct({ k: 1, tMs: 95_999 })))).toEqual(['late'])
  expect(answersOf(range.at(96_100, fireAct({ k: 1, tMs: 96_050 })))).toEqual(['fired'])
})

test('after a minute new shots belong to the next ticket, while the old one drains', () => {
  const range = openRange()
  range.at(0, { kind: 'ticket', seat: 0, ticket: 1, key: { ...ticketKey(reef), nonce: 42 } })
  expect(answersOf(range.at(1_000, fireAct({ ticket: 1, k: 0, tMs: 1_000 })))).toEqual(['ticket_over'])
  range.at(1_000, fireAct({ k: 0, tMs: 1_000 }))
  for (let k = 1; k <= 6; k++) range.at(1_000 + 9_800 * k, fireAct({ k, tMs: 1_000 + 9_800 * k }))
  expect(answersOf(range.at(61_000, fireAct({ k: 7, tMs: 61_000 })))).toEqual(['ticket_over'])
  expect(answersOf(range.at(61_001, fireAct({ ticket: 1, k: 0, tMs: 61_001 })))).toEqual(['fired'])
  const { tickets } = range.room.seats.get(0)!
  expect(tickets.map(({ number, isClosed, flying }) => [number, isClosed, flying.size])).toEqual([
    [0, true, 7],
    [1, false, 1],
  ])
  // None of its shots met anything.
  expect(range.at(68_501, time)).toEqual([{ kind: 'dropped', seat: 0, ticket: 0 }])
})

test('half a minute without a shot ends a ticket, and what it decided is told in full', () => {
  const range = openRange({ keys: [keyThat([[1, 'turtle', false]])] })
  const { fish } = fishInSight(range, 'turtle', 6_000)!
  range.at(4_000, fireAct({ k: 0, tMs: 4_000 }))
  const { tMs } = shootAt(range, fish.id, { k: 1, tMs: 5_000 })
  expect(kindsOf(range.at(34_999, time))).toEqual([])
  const [event] = range.at(35_000, time)
  expect(event).toMatchObject({
    kind: 'ended',
    result: {
      ...{ ticket: 0, stakedUnits: 100, wonUnits: 0, weapons: [] },
      shots: [
        { k: 0, state: 'returned', reason: 'unhit' },
        { k: 1, state: 'decided', fish: fish.id, prey: 'turtle', tMs, prize: 0 },
      ],
    },
  })
  expect(range.purse()).toBe(1_000_000 - 100)
  expect(range.at(36_000, { kind: 'concluded', seat: 0, ticket: 0 })).toEqual([])
  expect(range.purse()).toBe(1_000_000 - 100)
})

test('leaving twice releases the purse once, and a ticket without a decided shot is dropped', () => {
  const range = openRange()
  range.at(1_000, fireAct({ k: 0, tMs: 1_000 }))
  expect(range.at(1_100, { kind: 'leave', seat: 0 })).toEqual([
    { kind: 'dropped', seat: 0, ticket: 0 },
    { kind: 'release', seat: 0, units: 1_000_000 },
  ])
  expect(range.at(1_100, { kind: 'leave', seat: 0 })).toEqual([])
})

test('closed tickets take no shots, and the purse stays', () => {
  const range = openRange()
  expect(range.at(1_000, { kind: 'close', seat: 0 })).toEqual([{ kind: 'dropped', seat: 0, ticket: 0 }])
  expect(answersOf(range.at(1_001, fireAct({ k: 0, tMs: 1_001 })))).toEqual(['ticket_over'])
  expect(range.purse()).toBe(1_000_000)
})
