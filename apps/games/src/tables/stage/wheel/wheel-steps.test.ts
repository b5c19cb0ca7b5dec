import { SimulationDraws } from '@baize/game-kit/draws'
import { expect, test } from 'vitest'
import { MULTIPLIERS, SEGMENTS } from './pieces.ts'
import { bendAt, SEGMENT_ANGLE, shutAt, speedAt, stopAt, turnAt, wheelFilm } from './wheel-steps.ts'

const WHOLE = 2 * Math.PI
const segmentUnder = (turn: number) => Math.floor((((turn % WHOLE) + WHOLE) % WHOLE) / SEGMENT_ANGLE)
const filmOf = (stops: number[], seed = 1) =>
  wheelFilm({ result: { stops, number: 1, multiplier: stops.length > 1 ? 2 : 1 }, look: new SimulationDraws(seed) })

test('the wheel rests on the segment of the result, well away from its pegs', () => {
  for (const stop of SEGMENTS.keys()) {
    const film = filmOf([stop], stop + 1)
    const turn = turnAt(film, film.lastStopAt, 0)
    expect(segmentUnder(turn)).toBe(stop)
    expect(turnAt(film, film.lastStopAt + 900, 0)).toBe(turn)
    const within = (((turn / SEGMENT_ANGLE) % 1) + 1) % 1
    expect(Math.abs(within - 0.5)).toBeLessThanOrEqual(0.3001)
    expect(stopAt(film, film.lastStopAt)!.segment).toBe(stop)
  }
})

test('a second spin follows a multiplier, behind closed shutters', () => {
  for (const first of MULTIPLIERS)
    for (const second of [0, 20, 41, 59]) {
      const film = filmOf([first, second], first + second)
      expect(segmentUnder(turnAt(film, 9_000, 0))).toBe(first)
      expect([shutAt(film, 9_300), shutAt(film, 10_000)]).toEqual([0, 1])
      expect(segmentUnder(turnAt(film, film.lastStopAt, 0))).toBe(second)
    }
})

test('the wheel starts from its rest and goes back to it without a jump', () => {
  const film = filmOf([23])
  const start = turnAt(film, 0, 0) - turnAt(null, 0, 0)
  expect(start / WHOLE).toBeCloseTo(Math.round(start / WHOLE), 9)
  const home = turnAt(film, film.lastStopAt, 1)
  expect(segmentUnder(home)).toBe(0)
  for (let t = 10; t < 9_000; t += 10) expect(Math.abs(turnAt(film, t, 0) - turnAt(film, t - 10, 0))).toBeLessThan(0.16)
})

test('the flapper is pushed by the next peg and free after it', () => {
  expect(bendAt(SEGMENT_ANGLE * 3.1, 0)).toBe(0)
  expect(bendAt(SEGMENT_ANGLE * 3.98, 0)).toBeGreaterThan(0.8)
  const film = filmOf([5])
  expect(speedAt(film, film.lastStopAt + 100)).toBe(0)
  expect(speedAt(film, 2_000)).toBeGreaterThan(3)
})
