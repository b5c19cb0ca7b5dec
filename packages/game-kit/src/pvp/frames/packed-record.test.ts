import { expect, test } from 'vitest'
import type { MatchAct } from '../conduct/state.ts'
import { MATCH_CODES } from '../match-game.ts'
import { finishedMatch } from '../testing/records.ts'
import { packRecord, unpackRecord } from './packed-record.ts'

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

test.each(MATCH_CODES)(
  'a record of %s arrives as it was packed, its acts in less than a third of their length',
  code => {
    const { record } = finishedMatch(code, { hand: 3, seats: 2 })
    const packed = packRecord(record)
    expect(unpackRecord(sent(packed))).toEqual(sent(record))
    const length = (value: unknown): number => JSON.stringify(value).length
    expect(length(packed.acts)).toBeLessThan(length(record.acts) / 3)
  },
)

test('every kind of act arrives as it was', () => {
  const { record } = finishedMatch('DUO-TIENLEN', { hand: 1, seats: 4 })
  const acts: MatchAct[] = [
    { kind: 'lost', seat: 1, at: 1_000_500 },
    { kind: 'connected', seat: 1, at: 1_000_500 },
    { kind: 'clock', at: 1_030_000 },
    { kind: 'back', seat: 3, at: 1_031_000 },
    { kind: 'resumed', at: 1_040_000 },
    { kind: 'move', seat: 0, turn: 4, move: { kind: 'throw', again: [0, 1] }, at: 1_041_000 },
    { kind: 'move', seat: 0, turn: 5, move: { kind: 'banner', card: 6 }, at: 1_042_000 },
    { kind: 'leave', seat: 2, at: 1_043_000 },
    { kind: 'void', reason: 'operator', at: 1_044_000 },
  ]
  expect(unpackRecord(sent(packRecord({ ...record, acts }))).acts).toEqual(acts)
})

test('an act of a kind that this page does not know is no act', () => {
  const { record } = finishedMatch('DUO-DICE', { hand: 1, seats: 2 })
  const packed = packRecord(record)
  expect(() => unpackRecord({ ...packed, acts: [[0, 99]] })).toThrow('no act has the kind 99')
})
