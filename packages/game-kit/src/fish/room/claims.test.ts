import { expect, test } from 'vitest'
import { bulletAt, distanceSquared } from '../flight/bullet.ts'
import { muzzleOf } from '../flight/muzzles.ts'
import { inSight, placeInSight } from '../scene/scene.ts'
import {
  answersOf,
  fireAct,
  fishInSight,
  keyThat,
  kindsOf,
  meetsAt,
  openRange,
  type Range,
  reef,
  shootAt,
} from '../testing/range.ts'
import type { HitAct } from './room.ts'

const claim = (fish: number, tMs: number, act: Partial<HitAct> = {}): HitAct => ({
  ...{ kind: 'hit', seat: 0, ticket: 0, k: 0, fish, tMs, ...act },
})
const seen = (range: Range, atMs: number) => inSight(range.scene(), atMs)

test('[FISHG-006] a shot that is never claimed comes back after its flight, and leaves no entry for the journal', () => {
  const range = openRange()
  const before = range.purse()
  expect(answersOf(range.at(1_000, fireAct({ k: 0, tMs: 1_000 })))).toEqual(['fired'])
  expect(range.purse()).toBe(before - 100)
  const waited = [9_000, 9_700].flatMap(nowMs => range.at(nowMs, { kind: 'time' }))
  expect(range.purse()).toBe(before - 100)
  const events = [...waited, ...range.at(9_701, { kind: 'time' })]
  expect(range.purse()).toBe(before)
  expect(events.filter(({ kind }) => kind === 'journal')).toEqual([])
  expect(range.room.seats.get(0)!.tickets[0]!.shots).toEqual([{ state: 'returned', k: 0, reason: 'unhit' }])
})

test('[FISHG-007] prey that never was, left or is not born yet is not hit: nothing is charged, and the bullet flies on', () => {
  const range = openRange()
  const before = range.purse()
  range.at(20_000, fireAct({ k: 0, tMs: 20_000, lock: 0 }))
  const fish = [...range.scene().fish.values()]
  const left = fish.find(one => one.t0Ms + one.crossMs < 20_000)!.id
  const unborn = fish.find(one => one.t0Ms > 30_000)!.id
  for (const id of [fish.length + 1, left, unborn])
    expect(answersOf(range.at(21_000, claim(id, 21_000)))).toEqual(['no'])
  expect(range.purse()).toBe(before - 100)
  expect(range.room.seats.get(0)!.tickets[0]).toMatchObject({ stakedUnits: 0, reservedUnits: 100 })
  expect(range.room.seats.get(0)!.tickets[0]!.flying.size).toBe(1)
})

test('[FISHG-008] prey that is gone leaves the bullet undecided, and another one is decided by the same word', () => {
  const keys = [keyThat([[0, 'minnow', false]]), keyThat([[0, 'minnow', true]])]
  const range = openRange({ keys })
  const school = [...range.scene().fish.values()].filter(one => one.prey.name === 'minnow' && one.t0Ms >= 4_000)
  const [gone, other] = school.map(({ id }) => id) as [number, number]
  const atMs = school[0]!.t0Ms + 1_500
  expect(answersOf(shootAt(range, gone, { seat: 1, k: 0, tMs: atMs }).events)).toEqual(['fired', 'caught'])
  const before = range.purse()
  // A free bullet: it may meet any of them.
  const { angle, tMs } = meeting(range, other, atMs + 1_000, distance => distance < 10)
  range.at(atMs + 1_000, fireAct({ k: 0, tMs: atMs + 1_000, angle }))
  expect(answersOf(range.at(tMs, claim(gone, tMs)))).toEqual(['gone'])
  expect(range.purse()).toBe(before - 100)
  expect(answersOf(range.at(tMs + 1, claim(other, tMs)))).toEqual(['missed'])
  const alone = openRange({ keys })
  expect(answersOf(shootAt(alone, other, { k: 0, tMs: atMs }).events)).toEqual(['fired', 'missed'])
  const integers = [range, alone].map(one => one.room.seats.get(0)!.tickets[0]!.shots[0])
  expect(integers[0]).toMatchObject({ x: integers[1]!.state === 'decided' ? integers[1]!.x : -1 })
})

/** An angle and a time at which a free bullet is as far from prey as is wanted. */
function meeting(range: Range, id: number, firedAtMs: number, isWanted: (distance: number) => boolean) {
  const fish = range.scene().fish.get(id)!
  for (let tMs = firedAtMs + 100; tMs < firedAtMs + 3_000; tMs += 20) {
    const place = placeInSight(range.scene().clock, fish, tMs)
    if (!place) continue
    for (let angle = 0; angle < 4_096; angle += 4) {
      const bullet = bulletAt(reef.quarterSines, muzzleOf(0), angle, tMs - firedAtMs)
      if (isWanted(Math.sqrt(distanceSquared(bullet, place)))) return { angle, tMs }
    }
  }
  throw new Error(`no bullet comes so near to fish ${id}`)
}

test('[FISHG-009] a claim 60 units off the path does not hold, one 11 units beyond the radius does', () => {
  const range = openRange()
  const { fish } = fishInSight(range, 'turtle', 6_000)!
  const beyond = (least: number, most: number) => (distance: number) =>
    distance > fish.prey.radius + least && distance <= fish.prey.radius + most
  const far = meeting(range, fish.id, 5_000, beyond(59.5, 60.5))
  const near = meeting(range, fish.id, 5_500, beyond(10.8, 11.2))
  const over = meeting(range, fish.id, 5_900, beyond(12.01, 12.4))
  for (const [k, [tMs, shot]] of [[5_000, far] as const, [5_500, near] as const, [5_900, over] as const].entries())
    range.at(tMs, fireAct({ k, tMs, angle: shot.angle }))
  const answer = (k: number, tMs: number) => answersOf(range.at(tMs, claim(fish.id, tMs, { k })))
  expect([answer(0, far.tMs), answer(2, over.tMs)]).toEqual([['no'], ['no']])
  expect(answer(1, near.tMs)).not.toEqual(['no'])
  expect(range.room.seats.get(0)!.tickets[0]!.stakedUnits).toBe(100)
})

test('[FISHG-010] a claim that is too old, too far ahead or before its shot does not hold', () => {
  const range = openRange()
  const { fish } = fishInSight(range, 'turtle', 6_000)!
  range.at(5_000, fireAct({ k: 0, tMs: 5_000, lock: fish.id }))
  const tMs = meetsAt(range, fish.id, 5_000)
  const at = (nowMs: number, claimedMs: number) => answersOf(range.at(nowMs, claim(fish.id, claimedMs)))
  expect(at(tMs + 900, tMs)).toEqual(['no'])
  expect(at(tMs - 200, tMs)).toEqual(['no'])
  expect(at(5_010, 4_990)).toEqual(['no'])
  expect(range.purse()).toBe(1_000_000 - 100)
  expect(at(tMs + 700, tMs)).not.toEqual(['no'])
})

test('[FISHG-011] a hit that is claimed again, also for other prey, has its first answer and one charge', () => {
  const range = openRange({ keys: [keyThat([[0, 'turtle', true]])] })
  const { fish } = fishInSight(range, 'turtle', 6_000)!
  const { events, tMs } = shootAt(range, fish.id, { k: 0, tMs: 5_000 })
  const other = seen(range, tMs).find(one => one.fish.id !== fish.id)!.fish.id
  const purse = range.purse()
  const first = events.find(event => event.kind === 'answer' && event.answer === 'caught')!
  expect(first).toMatchObject({ fish: fish.id, prize: 10 })
  expect(range.at(tMs + 5, claim(other, tMs))).toEqual([first])
  expect(range.at(tMs + 6, claim(fish.id, tMs))).toEqual([first])
  expect(range.purse()).toBe(purse)
  expect(range.room.seats.get(0)!.tickets[0]).toMatchObject({ stakedUnits: 100, wonUnits: 1_000, reservedUnits: 0 })
})

test('[FISHG-012] of two seats that claim one piece of prey in a tick, the second stays undecided once the first caught it', () => {
  const keys = [keyThat([[0, 'turtle', true]]), keyThat([[0, 'turtle', false]])]
  const range = openRange({ keys })
  const { fish } = fishInSight(range, 'turtle', 6_000)!
  for (const seat of [0, 1] as const) range.at(5_000, fireAct({ seat, k: 0, tMs: 5_000, lock: fish.id }))
  const tMs = Math.max(meetsAt(range, fish.id, 5_000, 0), meetsAt(range, fish.id, 5_000, 1))
  expect(answersOf(range.at(tMs, claim(fish.id, tMs)))).toEqual(['caught'])
  const second = range.at(tMs, claim(fish.id, tMs, { seat: 1 }))
  expect([answersOf(second), kindsOf(second)]).toEqual([['gone'], ['answer']])
  const ticket = range.room.seats.get(1)!.tickets[0]!
  expect([ticket.stakedUnits, ticket.shots, ticket.flying.has(0)]).toEqual([0, [], true])
})

test('a shot that nobody fired is ignored, and one that came back stays so', () => {
  const range = openRange()
  expect(answersOf(range.at(5_000, claim(1, 5_000)))).toEqual(['ignored'])
  expect(answersOf(range.at(5_000, claim(1, 5_000, { ticket: 9 })))).toEqual(['ignored'])
  range.at(5_000, fireAct({ k: 0, tMs: 5_000 }))
  range.at(5_100, { kind: 'disconnect', seat: 0 })
  expect(answersOf(range.at(5_200, claim(1, 5_200)))).toEqual(['returned'])
  expect(range.purse()).toBe(1_000_000)
})

test('whoever claims what geometry does not bear out is suspect after five times in ten seconds, and out after twenty', () => {
  const range = openRange()
  range.at(1_000, fireAct({ k: 0, tMs: 1_000 }))
  const refused = Array.from({ length: 20 }, (_, i) => kindsOf(range.at(1_100 + i, claim(9_999, 1_100 + i))).at(1))
  expect(refused.slice(0, 6)).toEqual([...Array(5).fill(undefined), 'suspect'])
  expect(refused.at(-1)).toBe('expelled')
  expect(range.room.seats.size).toBe(0)
  const slow = openRange()
  slow.at(1_000, fireAct({ k: 0, tMs: 1_000 }))
  for (let i = 0; i < 30; i++) expect(kindsOf(slow.at(2_000 * (i + 1), claim(9_999, 2_000 * i)))).toEqual(['answer'])
})
