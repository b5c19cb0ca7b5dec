import { SimulationDraws } from '@baize/game-kit/draws'
import { expect, test } from 'vitest'
import { raceFilm, wonAt } from './race-film.ts'
import { distanceAt, GAP, LEG, MARK, placeAt, ROOF, roofHeight } from './race-steps.ts'

const filmOf = (legs: string, seed = 1) =>
  raceFilm({
    result: { home: 1, away: 2, legs, score: '3-2', finalists: [], champion: null },
    look: new SimulationDraws(seed),
  })
const sides = ['home', 'away'] as const

test.each(['HHH', 'AAA', 'HAHAH', 'AHHAA', 'HAAHH'])('legs %s end as the result says', legs => {
  const film = filmOf(legs, legs.length)
  for (const [i, leg] of film.legs.entries()) {
    expect(leg.first).toBe(legs[i] === 'H' ? 'home' : 'away')
    const other = leg.first === 'home' ? 'away' : 'home'
    expect(distanceAt(film, leg.first, leg[leg.first])).toBeCloseTo(LEG * (i + 1), 9)
    expect(distanceAt(film, other, leg[leg.first])).toBeLessThan(LEG * (i + 1))
    expect(distanceAt(film, other, leg[other])).toBeCloseTo(LEG * (i + 1), 9)
  }
  const won = (letter: string) => [...legs].filter(leg => leg === letter).length
  expect([wonAt(film, 'home', 24_000), wonAt(film, 'away', 24_000)]).toEqual([won('H'), won('A')])
  expect(film.winner).toBe(won('H') > won('A') ? 'home' : 'away')
})

test('nobody moves backwards', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const film = filmOf('HAHAH', seed)
    for (const side of sides)
      for (let t = 20; t < 24_000; t += 20)
        expect(distanceAt(film, side, t)).toBeGreaterThanOrEqual(distanceAt(film, side, t - 20) - 1e-9)
  }
})

test('feet stand on roofs, and over every gap there is a jump', () => {
  for (let roof = 0; roof < 12; roof++) {
    expect(placeAt(roof * ROOF + 1 - MARK)).toMatchObject({ z: roofHeight(roof), jump: 0 })
    expect(placeAt((roof + 1) * ROOF - GAP / 2 - MARK).jump).toBeGreaterThan(0.8)
  }
  for (let x = 0.02; x < LEG * 2; x += 0.02) expect(Math.abs(placeAt(x).z - placeAt(x - 0.02).z)).toBeLessThan(0.08)
})

test('a parade has no legs', () => {
  const film = raceFilm({ result: { field: [1, 2, 3, 4, 5, 6, 7, 8] }, look: new SimulationDraws(1) })
  expect(film.legs).toEqual([])
})
