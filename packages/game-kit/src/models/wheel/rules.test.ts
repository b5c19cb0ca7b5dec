import { expect, test } from 'vitest'
import { forcedDraws, SimulationDraws } from '../../draws.ts'
import { chiSquare, chiSquareLimit99 } from '../../testing/chi-square.ts'
import { stopHiding, stopShowing } from '../../testing/forge.ts'
import { wheelDefinition } from './definition.ts'
import { wheelEvaluator } from './evaluate.ts'
import { NOTCHES, segmentAt } from './rings.ts'
import { playWheel } from './rules.ts'

const definition = wheelDefinition('0.96')
const { reels, wheel } = definition
const BET = 5000
const bonus = (on = [0, 2, 4]) =>
  reels.map((strip, reel) => (on.includes(reel) ? stopShowing(strip, 'B', 1) : stopHiding(strip, 'B')))
/** The first notch of the outer ring that leads inside. */
const UP = 56

function play(draws: readonly number[]) {
  const outcome = playWheel(definition, BET, forcedDraws(draws))
  expect(wheelEvaluator(definition)(forcedDraws(draws)) * (BET / 20)).toBe(outcome.winUnits)
  return outcome
}
const featureOf = (draws: readonly number[]) => {
  const { events } = play([...bonus(), ...draws])
  return events.slice(
    events.findIndex(event => event.type === 'feature-start'),
    -2,
  )
}

test('two bonus symbols spin nothing', () => {
  expect(play(bonus([0, 4])).events.some(event => event.type === 'feature-start')).toBe(false)
})

test('three bonus symbols spin the outer ring once', () => {
  expect(featureOf([0])).toEqual([
    { type: 'feature-start', kind: 'wheel', cells: [1, 21, 41] },
    { type: 'wheel', ring: 'outer', notch: 0, segment: 0, multiple: 10 },
    { type: 'feature-end', amount: 10 * BET },
  ])
})

test.each([
  [11, 10, null],
  [12, 15, null],
  [24, 20, null],
  [34, 30, null],
  [42, 50, null],
  [47, 25, 'mini'],
  [53, 100, 'minor'],
] as const)('notch %i of the outer ring pays %i bets', (notch, multiple, jackpot) => {
  const events = featureOf([notch])
  const named = jackpot ? [{ type: 'jackpot', name: jackpot, amount: multiple * BET }] : []
  expect(events.slice(2)).toEqual([...named, { type: 'feature-end', amount: multiple * BET }])
})

test.each([
  [0, 50, null],
  [20, 100, 'minor'],
  [42, 250, null],
  [54, 500, 'major'],
  [63, 5000, 'grand'],
] as const)('the arrow leads to the inner ring, whose notch %i pays %i bets', (notch, multiple, jackpot) => {
  const events = featureOf([UP, notch])
  expect(events[1]).toMatchObject({ ring: 'outer', segment: 7, multiple: 0 })
  expect(events[2]).toMatchObject({ ring: 'inner', notch, multiple })
  const named = jackpot ? [{ type: 'jackpot', name: jackpot, amount: multiple * BET }] : []
  expect(events.slice(3)).toEqual([...named, { type: 'feature-end', amount: multiple * BET }])
})

test('the notch of the last event is the drawn number: the wheel stands where it was drawn', () => {
  for (let notch = 0; notch < NOTCHES; notch++) {
    const [, outer] = featureOf(notch < UP ? [notch] : [notch, 0])
    expect(outer).toMatchObject({ notch, segment: segmentAt(wheel.outer, notch) })
  }
})

test('segments come up by their weights: chi-square over 1e6 draws at 99 %', () => {
  const draws = new SimulationDraws(7)
  const counts = wheel.outer.map(() => 0)
  for (let i = 0; i < 1_000_000; i++) counts[segmentAt(wheel.outer, draws.below(NOTCHES))]!++
  const expected = wheel.outer.map(({ weight }) => (1_000_000 * weight) / NOTCHES)
  expect(chiSquare(counts, expected)).toBeLessThan(chiSquareLimit99(wheel.outer.length - 1))
})
