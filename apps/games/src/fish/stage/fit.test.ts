import { muzzleOf, SEATS } from '@baize/game-kit/fish/index'
import { expect, test } from 'vitest'
import { poseOf } from './draw/pose.ts'
import { fitWorld, toScreen, toWorld } from './fit.ts'
import { Thrift } from './thrift.ts'

const insets = { top: 0, right: 0, bottom: 0, left: 0 }
const wide = { width: 1_440, height: 780, insets, isLeftHanded: false }
const upright = { width: 390, height: 664, insets, isLeftHanded: false }

test.each(SEATS)('the own cannon of seat %i is below, and at the thumb on upright phones', seat => {
  const own = muzzleOf(seat)
  expect(toScreen(fitWorld({ ...wide, seat }), own).y).toBeGreaterThan(700)
  expect(toScreen(fitWorld({ ...upright, seat }), own).x).toBeGreaterThan(350)
  expect(toScreen(fitWorld({ ...upright, seat, isLeftHanded: true }), own).x).toBeLessThan(40)
})

test.each(SEATS)('a place on the screen of seat %i is the place of the world that was drawn there', seat => {
  for (const input of [wide, upright, { ...upright, isLeftHanded: true }]) {
    const fit = fitWorld({ ...input, seat })
    const back = toWorld(fit, toScreen(fit, { x: 433, y: 378 }))
    expect(back.x).toBeCloseTo(433, 6)
    expect(back.y).toBeCloseTo(378, 6)
  }
})

test('prey that is seen from its side never swims on its head', () => {
  const drawing = { headingDegrees: 180, isFromAbove: false }
  for (let degrees = -180; degrees <= 180; degrees += 5) {
    const heading = (degrees * Math.PI) / 180
    const { turn, isFlipped } = poseOf({ heading, drawing, wasFlipped: degrees > -90 && degrees < 90 })
    // Mirroring turns left to right alone: the drawing's upper side is where its turn leaves it.
    expect(Math.cos(turn), String(degrees)).toBeGreaterThanOrEqual(-1e-9)
    const own = isFlipped ? 0 : Math.PI
    expect(Math.cos(turn + own - heading)).toBeCloseTo(1, 9)
  }
})

test('two seconds below fifty frames a second save one thing more, and a steady screen saves nothing', () => {
  const run = (frameMs: number, untilMs: number) => {
    const thrift = new Thrift()
    for (let nowMs = 0; nowMs < untilMs; nowMs += frameMs) thrift.frame(nowMs)
    return thrift.level
  }
  expect(run(16.7, 20_000)).toBe(0)
  expect(run(25, 4_000)).toBe(0)
  expect(run(25, 5_000)).toBe(1)
  expect(run(25, 30_000)).toBe(3)
})
