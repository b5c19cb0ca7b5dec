import { expect, test } from 'vitest'
import { hmac } from '../../node/crypto.ts'
import { preyNamed } from '../definition/definitions.ts'
import type { PreyName } from '../definition/prey.ts'
import { countedWeapon } from '../hit/exact.ts'
import { sceneTimeAt } from '../scene/clock.ts'
import { answersOf, fireAct, keyThat, kindsOf, meetsAt, openRange, reef, sceneWith, shootAt } from '../testing/range.ts'
import type { JournalEntry, RoomEvent } from './events.ts'
import { rebuildTicket } from './rebuild.ts'

const time = { kind: 'time' } as const

/** A room in which shot 0 of seat 0 has just caught a carrier. */
function caught(name: PreyName) {
  const { number, atMs, fish } = sceneWith(name, 3_000, 60_000)
  const key = keyThat([[0, name, true]])
  const range = openRange({ keys: [key], number })
  return { range, key, fish, ...shootAt(range, fish, { k: 0, tMs: atMs, level: 10 }) }
}

const weaponOf = (events: readonly RoomEvent[]) => events.find(event => event.kind === 'weapon')!.weapon
const entriesOf = (events: readonly RoomEvent[]): JournalEntry[] =>
  events.flatMap(event => (event.kind === 'journal' ? [event.entry] : []))

test.each([
  ['bomb-crab', 20, 40],
  ['chain-eel', 15, 30],
] as const)('%s pays its own prize and lets its weapon go off at once', (name, prize, power) => {
  const { range, fish, events } = caught(name)
  expect(answersOf(events)).toEqual(['fired', 'caught'])
  const { reach, shares, pearls, paid, caught: met } = weaponOf(events)
  expect(shares.reduce((sum, share) => sum + share, pearls)).toBe(power)
  expect(range.purse()).toBe(1_000_000 - 1_000 + 1_000 * (prize + paid))
  const gone = events.flatMap(event => (event.kind === 'gone' ? [event.fish] : []))
  expect(gone).toEqual([fish, ...reach.filter((_, i) => met[i]).map(([id]) => id)])
  expect([...range.scene().gone]).toEqual(gone)
  expect(reach.length).toBeGreaterThan(0)
})

test('[FISHG-031] a laser that nobody aims fires itself after ten seconds, one of a player who leaves at once, and both pay', () => {
  const paidUnits = ['wait', 'leave'].map(way => {
    const { range, events, tMs } = caught('laser-urchin')
    expect(kindsOf(events)).not.toContain('weapon')
    const before = range.purse()
    range.at(tMs + 100, { kind: 'aim', seat: 0, ticket: 0, k: 0, angle: 3_500, isFired: false })
    expect(kindsOf(range.at(tMs + 9_999, time))).not.toContain('weapon')
    const last = way === 'wait' ? range.at(tMs + 10_000, time) : range.at(tMs + 10_000, { kind: 'leave', seat: 0 })
    const weapon = weaponOf(last)
    expect(weapon).toMatchObject({ kind: 'laser', angle: 3_500, atMs: tMs + 10_000 })
    const mean = countedWeapon(
      60,
      weapon.reach.map(([, prize]) => prize),
    )
    expect(mean.over).toBe(60n * mean.under)
    expect(range.purse()).toBe(before + 1_000 * weapon.paid)
    if (way === 'leave')
      expect(last.find(event => event.kind === 'ended')).toMatchObject({
        result: { wonUnits: 1_000 * (20 + weapon.paid) },
      })
    return weapon.paid
  })
  expect(paidUnits[0]).toBe(paidUnits[1])
})

test('a laser fires when its player says so, once, and the tide fires one that waits', () => {
  const { range, tMs } = caught('laser-urchin')
  const aim = { kind: 'aim', seat: 0, ticket: 0, k: 0, angle: 3_500, isFired: true } as const
  expect(kindsOf(range.at(tMs + 500, aim))).toContain('weapon')
  expect(range.at(tMs + 501, aim)).toEqual([])
  const { number, atMs, fish } = sceneWith('laser-urchin', 80_000, 88_000)
  const late = openRange({ keys: [keyThat([[0, 'laser-urchin', true]])], number })
  shootAt(late, fish, { k: 0, tMs: atMs })
  expect(kindsOf(late.at(90_000, time)).slice(0, 2)).toEqual(['journal', 'weapon'])
})

test('[FISHG-030] a frost shell that is caught while time stands pays only, and the tide waits for the clock', () => {
  const { number, atMs, fish } = sceneWith('frost-shell', 84_000, 88_500)
  const keys = [0, 1].map(() => keyThat([[0, 'frost-shell', true]]))
  const range = openRange({ keys, number })
  const first = shootAt(range, fish, { k: 0, tMs: atMs })
  const from = first.tMs + 250
  expect(first.events).toContainEqual({ kind: 'freeze', fromMs: from })
  // A second one, in sight at the same time and place.
  range.scene().fish.set(900, { ...range.scene().fish.get(fish)!, id: 900 })
  const second = shootAt(range, 900, { seat: 1, k: 0, tMs: first.tMs + 1_000 })
  expect(answersOf(second.events)).toEqual(['fired', 'caught'])
  expect(kindsOf(second.events)).not.toContain('freeze')
  expect(range.purse(1)).toBe(1_000_000 - 100 + 2_500)
  expect(range.scene().clock.freezesMs).toEqual([from])
  expect(sceneTimeAt(range.scene().clock, from + 4_999)).toBe(from)
  expect(kindsOf(range.at(94_999, time))).not.toContain('tide')
  expect(kindsOf(range.at(95_000, time))).toContain('tide')
})

test('a ticket that is rebuilt from its journal is the one that was played, without what was not journalled', () => {
  const { range, key, events, tMs } = caught('bomb-crab')
  const entries = entriesOf(events)
  range.at(tMs + 300, fireAct({ k: 1, tMs: tMs + 300 }))
  const minnow = [...range.scene().fish.values()].find(one => one.prey.name === 'minnow' && one.t0Ms > tMs)!
  const shot = fireAct({ k: 2, tMs: minnow.t0Ms + 1_500, lock: minnow.id })
  range.at(shot.tMs, shot)
  const hitMs = meetsAt(range, minnow.id, shot.tMs)
  entries.push(...entriesOf(range.at(hitMs, { kind: 'hit', seat: 0, ticket: 0, k: 2, fish: minnow.id, tMs: hitMs })))
  const ended = range.at(hitMs + 1, { kind: 'leave', seat: 0 }).find(event => event.kind === 'ended')!.result
  const stored: JournalEntry[] = JSON.parse(JSON.stringify(entries))
  const rebuilt = rebuildTicket(hmac, { number: 0, key, classUnits: 100 }, stored)
  expect(rebuilt).toEqual({
    ...ended,
    shots: ended.shots.map(one => (one.k === 1 ? { ...one, reason: 'restart' } : one)),
  })
})

test('a laser that no journal tells the ray of pays all of its power after a restart', () => {
  const { key, events } = caught('laser-urchin')
  const rebuilt = rebuildTicket(hmac, { number: 0, key, classUnits: 100 }, entriesOf(events))
  expect(rebuilt).toMatchObject({ stakedUnits: 1_000, wonUnits: 80_000, weapons: [{ pearls: 60, reach: [] }] })
  expect(preyNamed(reef, 'laser-urchin').weapon!.power).toBe(60)
})

test('relief comes when few are left in sight, two seconds apart', () => {
  const range = openRange()
  const reliefs: number[] = []
  for (let nowMs = 1_000; nowMs < 9_000; nowMs += 120) {
    for (const fish of range.scene().fish.keys()) if (fish < 1_000) range.scene().gone.add(fish)
    for (const event of range.at(nowMs, time)) if (event.kind === 'relief') reliefs.push(event.sceneMs)
  }
  expect(reliefs.length).toBeGreaterThan(2)
  expect(range.scene().reliefsMs).toEqual(reliefs)
  for (const [i, startMs] of reliefs.slice(1).entries()) expect(startMs - reliefs[i]!).toBeGreaterThanOrEqual(2_000)
})
