import { expect, test } from 'vitest'
import { drawsFrom, forcedDraws } from '../../draws.ts'
import { hmac } from '../../node/crypto.ts'
import { openStream } from '../../stream.ts'
import { chiSquare, chiSquareLimit99 } from '../../testing/chi-square.ts'
import type { TimedChoice } from '../instant-game.ts'
import { climbOf, multipleAt, passedAfterMs, reachedAfterMs } from './climb.ts'
import { CRASH_DEFINITIONS, type CrashChoice } from './definition.ts'
import { CRASH_OUTCOMES, crashFacts, endOf, returnAt } from './exact.ts'
import { playCrash, readCrashOptions } from './rules.ts'

const [steady] = CRASH_DEFINITIONS as [(typeof CRASH_DEFINITIONS)[number]]
/** A draw whose climb ends at these hundredths. */
const drawEnding = (hundredths: number) => Math.floor((97 * CRASH_OUTCOMES) / hundredths) - 1
const cashAt = (elapsedMs: number): TimedChoice<CrashChoice> => ({ choice: { kind: 'cash' }, elapsedMs })
const away: TimedChoice<CrashChoice> = { choice: { kind: 'time-out' }, elapsedMs: 600_000 }
const play = (end: number, autoHundredths: number | null, choices: TimedChoice<CrashChoice>[]) =>
  playCrash(steady, { stakeUnits: 10_000, options: { autoHundredths } }, choices, forcedDraws([drawEnding(end)]))

test.each(CRASH_DEFINITIONS)(
  '[FAIR-006] $edition: leaving at any multiple returns 97 %, to a millionth and never above',
  definition => {
    const { rtp, highestRtp } = crashFacts(definition)
    expect(highestRtp).toBeLessThanOrEqual(0.97)
    expect(rtp).toBeGreaterThan(0.97 - 1e-6)
    for (const hundredths of [101, 150, 200, 1_000, definition.topHundredths]) {
      const paying = drawEnding(hundredths)
      expect(endOf(definition, paying)).toBeGreaterThanOrEqual(hundredths)
      expect(endOf(definition, paying + 1)).toBeLessThan(hundredths)
      expect(returnAt(definition, hundredths)).toBeCloseTo(((paying + 1) / CRASH_OUTCOMES) * (hundredths / 100), 12)
    }
  },
)

test('the climb never falls, never skips its top, and a later moment never shows less', () => {
  for (const definition of CRASH_DEFINITIONS) {
    const climb = climbOf(definition)
    expect(climb[0]).toBe(100)
    expect(climb.at(-1)).toBe(definition.topHundredths)
    for (let i = 1; i < climb.length; i++) expect(climb[i]).toBeGreaterThanOrEqual(climb[i - 1]!)
    expect(multipleAt(definition, -5)).toBe(100)
    expect(multipleAt(definition, 1e9)).toBe(definition.topHundredths)
  }
})

test('leaving by hand pays the multiple of that moment', () => {
  const elapsedMs = 10_000
  const { winUnits, events } = play(1_000, null, [cashAt(elapsedMs)])
  expect(winUnits).toBe(100 * multipleAt(steady, elapsedMs))
  expect(events.at(-3)).toEqual({ type: 'end-of-climb', hundredths: 1_000 })
})

test('whoever asks after the end gets nothing, to the millisecond', () => {
  const endsMs = passedAfterMs(steady, 200)
  expect(play(200, null, [cashAt(endsMs - 1)]).winUnits).toBe(20_000)
  expect(play(200, null, [cashAt(endsMs)]).winUnits).toBe(0)
  expect(play(200, null, [away]).winUnits).toBe(0)
})

test('the automatic exit pays exactly its multiple, however late the page asks', () => {
  expect(play(300, 250, [away]).winUnits).toBe(25_000)
  expect(play(250, 250, [away]).winUnits).toBe(25_000)
  expect(play(249, 250, [away]).winUnits).toBe(0)
  expect(play(300, 250, [cashAt(reachedAfterMs(steady, 250) + 5_000)]).winUnits).toBe(25_000)
  expect(play(300, 250, [cashAt(3_000)]).winUnits).toBe(100 * multipleAt(steady, 3_000))
})

test('three draws of a hundred end before the first step', () => {
  expect(endOf(steady, CRASH_OUTCOMES - 1)).toBe(97)
  expect(play(97, null, []).endsMs).toBe(0)
  expect(play(97, null, [cashAt(0)]).winUnits).toBe(0)
})

test('[MEND-020] how long a climb may last follows from its options; when it ends is told apart', () => {
  const waits = (autoHundredths: number | null) =>
    [97, 120, 300, 9_000, 60_000].map(end => play(end, autoHundredths, []))
  for (const auto of [null, 101, 250, 50_000]) {
    const rounds = waits(auto)
    const longestMs = reachedAfterMs(steady, auto ?? steady.topHundredths)
    expect(rounds.map(({ waitMs }) => waitMs)).toEqual(rounds.map(() => longestMs))
    for (const { endsMs } of rounds) expect(endsMs).toBeLessThanOrEqual(longestMs)
  }
  expect(waits(250).map(({ endsMs }) => endsMs)).toEqual(
    [passedAfterMs(steady, 97), passedAfterMs(steady, 120)].concat(Array(3).fill(reachedAfterMs(steady, 250))),
  )
})

test('at the top everybody leaves', () => {
  expect(play(2_000_000, null, [away]).winUnits).toBe(100 * steady.topHundredths)
})

test.each([{ autoHundredths: 100 }, { autoHundredths: 50_001 }, { autoHundredths: 1.5 }, { auto: 200 }, null])(
  'the options %j are refused',
  input => {
    expect(() => readCrashOptions(steady, input)).toThrow()
  },
)

test('a round takes one choice', () => {
  expect(() => play(500, null, [cashAt(1), cashAt(2)])).toThrow(expect.objectContaining({ field: 'choice' }))
})

test('[FAIR-005] ends fall by their chances, from the committed stream', () => {
  const label = { family: 'instant', gameCode: 'TEST', definitionVersion: 1, clientSeed: 'c', nonce: 0, purpose: '0' }
  const draws = drawsFrom(openStream(hmac, new Uint8Array(32).fill(9), label))
  const limits = [101, 120, 150, 200, 300, 500, 1_000, 5_000]
  const counts = Array<number>(limits.length + 1).fill(0)
  const rounds = 100_000
  for (let i = 0; i < rounds; i++) {
    const end = endOf(steady, draws.below(CRASH_OUTCOMES))
    counts[limits.filter(limit => end >= limit).length]!++
  }
  const reached = [1, ...limits.map(limit => 97 / limit), 0]
  const expected = counts.map((_, i) => rounds * (reached[i]! - reached[i + 1]!))
  expect(chiSquare(counts, expected)).toBeLessThan(chiSquareLimit99(limits.length))
})
