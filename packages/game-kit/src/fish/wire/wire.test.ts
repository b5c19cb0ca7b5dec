import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVELS } from '../definition/stakes.ts'
import { SEATS } from '../flight/muzzles.ts'
import { ANSWERS } from '../room/events.ts'
import { decodeTick, encodeTick, MOST_ENTRIES, type TickFrame } from './tick.ts'
import { decodeUp, encodeUp, type UpFrame } from './up.ts'

const u8 = fc.nat(0xff)
const u16 = fc.nat(0xffff)
const u32 = fc.nat(0xffffffff)
const angle = fc.nat(4_095)
const level = fc.constantFrom(...LEVELS)
const seat = fc.constantFrom(...SEATS)

const up: fc.Arbitrary<UpFrame> = fc.oneof(
  fc.record({ kind: fc.constant('fire' as const), ticket: u8, k: u16, angle, level, lock: u16, tMs: u32 }),
  fc.record({ kind: fc.constant('hit' as const), ticket: u8, k: u16, fish: u16, tMs: u32 }),
  fc.record({ kind: fc.constant('aim' as const), ticket: u8, k: u16, angle, isFired: fc.boolean() }),
  fc.record({ kind: fc.constant('ping' as const), clientMs: u32 }),
)

const tick: fc.Arbitrary<TickFrame> = fc.record({
  n: u32,
  purseUnits: fc.nat(1_000_000_000_000),
  results: fc.array(fc.record({ ticket: u8, k: u16, answer: fc.constantFrom(...ANSWERS), fish: u16, prize: u16 })),
  shots: fc.array(fc.record({ seat, angle, level, lock: u16, firedAtMs: u32 })),
  gone: fc.array(fc.record({ fish: u16, seat, prize: u16, sinceMs: fc.nat(0xffffff) })),
})

test('frames come out as they went in, at their stated sizes', () => {
  const sizes = { fire: 13, hit: 10, aim: 8, ping: 5 }
  fc.assert(
    fc.property(up, frame => {
      expect(encodeUp(frame)).toHaveLength(sizes[frame.kind])
      expect(decodeUp(encodeUp(frame))).toEqual(frame)
    }),
  )
  fc.assert(
    fc.property(tick, frame => {
      const { results, shots, gone } = frame
      expect(encodeTick(frame)).toHaveLength(16 + 8 * results.length + 10 * shots.length + 8 * gone.length)
      expect(decodeTick(encodeTick(frame))).toEqual(frame)
    }),
  )
})

test('a frame that lies within a larger buffer is read from its own start', () => {
  const frame: UpFrame = { kind: 'hit', ticket: 1, k: 2, fish: 3, tMs: 4 }
  const larger = new Uint8Array([9, 9, 9, ...encodeUp(frame), 9])
  expect(decodeUp(larger.subarray(3, 13))).toEqual(frame)
})

const fire = encodeUp({ kind: 'fire', ticket: 0, k: 0, angle: 4_095, level: 100, lock: 0, tMs: 0 })
const edited = (bytes: Uint8Array, at: number, ...values: number[]) => {
  const copy = bytes.slice()
  copy.set(values, at)
  return copy
}

test.each([
  ['level 4', edited(fire, 6, 4)],
  ['level 0', edited(fire, 6, 0)],
  ['angle 4096', edited(fire, 4, 0, 16)],
  ['a truncated shot', fire.subarray(0, 12)],
  ['a shot with a byte too many', new Uint8Array([...fire, 0])],
  ['level 1000 as two bytes', new Uint8Array([...fire.subarray(0, 6), 0xe8, 3, ...fire.subarray(7)])],
  ['another op', edited(fire, 0, 9)],
  [
    'an aim that is neither kept nor fired',
    edited(encodeUp({ kind: 'aim', ticket: 0, k: 0, angle: 0, isFired: true }), 6, 2),
  ],
  ['nothing', new Uint8Array(0)],
])('%s is no frame', (_, bytes) => expect(decodeUp(bytes)).toBe(null))

test('any bytes are a frame or nothing, and never an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), bytes => {
      const [read, told] = [decodeUp(bytes), decodeTick(bytes)]
      if (read) expect(encodeUp(read)).toEqual(bytes)
      if (told) expect(encodeTick(told)).toEqual(bytes)
    }),
  )
})

test('a tick that is cut, or names no seat, level or answer, is none', () => {
  const shot = { seat: 3, angle: 0, level: 1, lock: 0, firedAtMs: 0 } as const
  const result = { ticket: 0, k: 0, answer: 'no', fish: 0, prize: 0 } as const
  const whole = encodeTick({ n: 1, purseUnits: 5, results: [result], shots: [shot], gone: [] })
  expect(decodeTick(whole.subarray(0, whole.length - 1))).toBe(null)
  expect(decodeTick(edited(whole, 16 + 3, ANSWERS.length))).toBe(null)
  expect(decodeTick(edited(whole, 24, 4))).toBe(null)
  expect(decodeTick(edited(whole, 27, 4))).toBe(null)
  const many = Array.from({ length: MOST_ENTRIES + 1 }, () => shot)
  expect(() => encodeTick({ n: 1, purseUnits: 5, results: [], shots: many, gone: [] })).toThrow(RangeError)
})
