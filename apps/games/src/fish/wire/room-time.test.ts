import { expect, test } from 'vitest'
import { RoomTime } from './room-time.ts'

test('the shortest round trip tells the time, which is drawn towards it by two milliseconds a frame', () => {
  let localMs = 10_000
  const time = new RoomTime(() => localMs)
  time.enter(50_080)
  expect(time.nowMs).toBe(50_080)
  time.told(9_900, 50_050)
  for (let frame = 0; frame < 10; frame++) time.frame()
  expect(time.nowMs).toBe(50_100)
  localMs = 10_100
  time.told(10_090, 50_215)
  expect(time.nowMs).toBe(50_200)
  for (let frame = 0; frame < 5; frame++) time.frame()
  expect(time.nowMs).toBe(50_210)
  for (let frame = 0; frame < 20; frame++) time.frame()
  expect(time.nowMs).toBe(50_220)
})

test('a difference of more than a quarter of a second is taken over at once', () => {
  const time = new RoomTime(() => 1_000)
  time.told(960, 5_000)
  time.told(990, 6_000)
  time.frame()
  expect(time.nowMs).toBe(6_005)
})
