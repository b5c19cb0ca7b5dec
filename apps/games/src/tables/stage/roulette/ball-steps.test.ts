import { SimulationDraws } from '@baize/game-kit/draws'
import { expect, test } from 'vitest'
import { ballAt, ballFilm, pocketAngle, SPARKS_MS, wheelTurn } from './ball-steps.ts'

const NOW_MS = 1_800_000_000_000
/** Radians between two directions. */
const apart = (a: number, b: number) =>
  Math.abs(((((a - b + Math.PI) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)) - Math.PI)
const numbers = Array.from({ length: 37 }, (_, number) => number)
const boosts = [{ number: 5, multiplier: 50 }]

test.each(numbers)('the ball comes to lie in the pocket of %i and stays there', number => {
  for (const result of [{ number }, { number, boosts }]) {
    const film = ballFilm({ result, look: new SimulationDraws(number) })
    for (const later of [0, 700, 5_000]) {
      const now = NOW_MS + film.landsAt + later
      const ball = ballAt(film, film.landsAt + later, now)!
      expect(ball.radius).toBe(0)
      expect(apart(ball.angle, wheelTurn(now) + pocketAngle(number))).toBeLessThan(1e-6)
    }
  }
})

test('the ball moves without a jump from its start to its end', () => {
  const film = ballFilm({ result: { number: 17 }, look: new SimulationDraws(3) })
  for (let t = 10; t <= film.landsAt + 500; t += 10) {
    const [now, before] = [ballAt(film, t, NOW_MS + t)!, ballAt(film, t - 10, NOW_MS + t - 10)!]
    expect(apart(now.angle, before.angle)).toBeLessThan(0.15)
    expect(Math.abs(now.radius - before.radius)).toBeLessThan(0.08)
  }
})

test('sparks are shown before the spin', () => {
  const film = ballFilm({ result: { number: 5, boosts }, look: new SimulationDraws(1) })
  expect(film.sparks.every(({ t }) => t < SPARKS_MS)).toBe(true)
  expect(ballAt(film, SPARKS_MS - 1, NOW_MS)).toBe(null)
  expect(film.landsAt).toBeLessThan(14_000)
})
