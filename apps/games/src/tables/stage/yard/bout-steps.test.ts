import { SimulationDraws } from '@baize/game-kit/draws'
import type { YardResult } from '@baize/game-kit/tables/yard/rules'
import { expect, test } from 'vitest'
import { boutFilm, springAt } from './bout-film.ts'
import { machinePoseAt } from './bout-steps.ts'

const filmOf = (result: Partial<YardResult>, seed: number) =>
  boutFilm({
    result: { meron: 1, wala: 2, outcome: 'M', exchanges: 6, firstTouch: 'W', ...result },
    look: new SimulationDraws(seed),
  })

test('the loser alone has run down, and only at the last touch', () => {
  for (let seed = 1; seed <= 40; seed++)
    for (const outcome of ['M', 'W'] as const) {
      const film = filmOf({ outcome, exchanges: 4 + (seed % 7) }, seed)
      const loser = outcome === 'M' ? 'W' : 'M'
      expect(springAt(film, loser, film.overAt - 1)).toBeGreaterThan(0)
      expect(springAt(film, loser, film.overAt + 400)).toBe(0)
      expect(springAt(film, outcome, film.overAt + 400)).toBeGreaterThanOrEqual(0.08)
    }
})

test('after a draw both are level and both bow', () => {
  const film = filmOf({ outcome: 'draw', exchanges: 10 }, 5)
  const end = film.overAt + 2_000
  expect(springAt(film, 'M', end)).toBe(springAt(film, 'W', end))
  for (const side of ['M', 'W'] as const) expect(machinePoseAt(film, side, end).lean).toBeGreaterThan(0.2)
})

test('the winner stands and its key turns on, the loser bows and its key stands still', () => {
  const film = filmOf({ outcome: 'W' }, 9)
  const [a, b] = [film.overAt + 2_000, film.overAt + 2_400]
  expect(machinePoseAt(film, 'M', a).key).toBe(machinePoseAt(film, 'M', b).key)
  expect(machinePoseAt(film, 'M', b).lean).toBeGreaterThan(0.4)
  expect(machinePoseAt(film, 'W', b).key).toBeGreaterThan(machinePoseAt(film, 'W', a).key)
  expect(machinePoseAt(film, 'W', b).lean).toBeLessThan(0)
})

test('the winner of a short bout does not stand still until its round ends', () => {
  const film = filmOf({ outcome: 'M', exchanges: 4 }, 3)
  for (let second = 1; second <= 11; second++) {
    const poses = [0, 250, 500, 750].map(ms => machinePoseAt(film, 'M', film.overAt + 1_000 * second + ms))
    expect(
      new Set(poses.map(({ lean, head, wing }) => [lean, head, wing].map(part => part.toFixed(3)).join())).size,
    ).toBe(4)
  }
})

test('at each touch both are at the middle', () => {
  const film = filmOf({}, 2)
  for (const { t } of film.touches)
    for (const side of ['M', 'W'] as const) expect(machinePoseAt(film, side, t).x).toBeCloseTo(-0.62, 5)
})
