import { expect, test } from 'vitest'
import type { Claim, Parts } from './claims.ts'
import { football } from './football/model.ts'
import { SAMPLE_RATINGS } from './football/samples.ts'
import { partsOfResult } from './lines/results.ts'
import type { SportState } from './sports.ts'
import { type PlayedMatch, playedMatches, playOn, SPORT_IDS, testWords } from './testing/played-matches.ts'

const textOf = ({ market, line4, selection }: Claim): string => `${market} ${line4} ${selection}`
const isSame = (one: Parts, other: Parts): boolean =>
  one.won === other.won && one.returned === other.returned && one.lost === other.lost

interface Laid {
  claim: Claim
  accepted: SportState
}

/** Claims that were on offer in some states of a match, each with the state in which it was taken. */
function laidClaims({ model, tables, states }: PlayedMatch, step: number): Laid[] {
  return states
    .filter((_, at) => at % step === 0)
    .flatMap((accepted, at) =>
      model
        .claims(tables, accepted, at === 0 ? 'before' : 'live')
        .map(({ market, line4, selection }) => ({ claim: { market, line4, selection }, accepted })),
    )
}

test.each(SPORT_IDS)('%s: a claim on offer has the parts of its sheet', id => {
  const faults: string[] = []
  for (const { model, tables, states } of playedMatches(id, 2, 81))
    for (const state of states)
      for (const phase of ['before', 'live'] as const)
        for (const claim of model.claims(tables, state, phase))
          if (!isSame(model.parts(tables, claim, state, state), claim.parts)) faults.push(textOf(claim))
  expect(faults).toEqual([])
})

test.each(SPORT_IDS)('%s: a bet has whole parts to the end, certain ones once its claim is decided', id => {
  const faults: string[] = []
  for (const match of playedMatches(id, 2, 82)) {
    const { model, tables, states } = match
    const laid = laidClaims(match, 9)
    for (const [at, now] of states.entries())
      for (const { claim, accepted } of laid.filter(one => at % 4 === 0 && states.indexOf(one.accepted) <= at)) {
        const parts = model.parts(tables, claim, accepted, now)
        const result = model.settle(claim, accepted, now)
        const { won, returned, lost } = parts
        const isWhole = Math.abs(won + returned + lost - 1) < 1e-9 && Math.min(won, returned, lost) >= 0
        if (!isWhole || (result && !isSame(parts, partsOfResult(result)))) faults.push(textOf(claim))
        if (!result && Math.max(won, returned, lost) === 1) faults.push(`${textOf(claim)} is certain and open`)
      }
    const end = states.at(-1)!
    for (const { claim, accepted } of laid)
      if (!model.settle(claim, accepted, end)) faults.push(`${textOf(claim)} is open at the end`)
  }
  expect(faults).toEqual([])
})

const MATCHES = 1_000
const MOST_SIGMA = 4.5

test.each(SPORT_IDS)('%s: bets taken long ago end as often as their parts say', id => {
  const match = playedMatches(id, 1, 83)[0]!
  const { model, tables, states, blocks } = match
  const played = Math.floor(blocks.length / 3)
  const now = states[played]!
  const open = laidClaims({ ...match, states: states.slice(0, played + 1) }, 4).filter(
    ({ claim, accepted }) => !model.settle(claim, accepted, now),
  )
  const from = { state: now, played: blocks[played - 1]!.block }
  const word = testWords(84)
  const back = open.map(() => 0)
  for (let run = 0; run < MATCHES; run++) {
    const end = playOn(model, tables, from, word).at(-1)!.after
    for (const [at, { claim, accepted }] of open.entries()) {
      const { won, returned } = partsOfResult(model.settle(claim, accepted, end)!)
      back[at]! += won + returned / 2
    }
  }
  expect(open.length).toBeGreaterThan(20)
  const faults = open.flatMap(({ claim, accepted }, at) => {
    const { won, returned } = model.parts(tables, claim, accepted, now)
    const mean = won + returned / 2
    // No result is spread wider than one of the two ends 0 and 1.
    const most = MOST_SIGMA * Math.sqrt(MATCHES * mean * (1 - mean)) + 2
    return Math.abs(back[at]! - MATCHES * mean) > most ? [`${textOf(claim)}: ${back[at]! / MATCHES} for ${mean}`] : []
  })
  expect(faults).toEqual([])
})

test.each(SPORT_IDS)('%s: a claim that the sport does not have is refused', id => {
  const { model, tables, states } = playedMatches(id, 1, 85)[0]!
  const offered = model
    .claims(tables, states[0]!, 'before')
    .filter(({ market }) => /^(1X2|ML|OU|GOU|POU|TM)$/.test(market))
  const strange = [
    { market: 'XYZ', line4: 0, selection: 'home' },
    { market: '', line4: 0, selection: '' },
    ...offered.map(claim => ({ ...claim, selection: 'nobody' })),
    ...offered.map(claim => ({ ...claim, selection: 'toString' })),
    ...offered.map(claim => ({ ...claim, market: `${claim.market}9` })),
  ]
  expect(offered.length).toBeGreaterThan(1)
  for (const claim of strange)
    for (const now of [states[0]!, states.at(-1)!])
      expect(() => model.parts(tables, claim, states[0]!, now), textOf(claim)).toThrow(RangeError)
})

test('a football handicap in play is worth what a line moved by the goals since acceptance is', () => {
  const tables = football.prepare(SAMPLE_RATINGS)
  const blocks = playOn(football, tables, { state: football.start(), played: 0 }, testWords(87))
  const states = blocks.map(({ before }) => before)
  expect(blocks.at(-1)!.after.goals.length).toBeGreaterThan(2)
  for (const [at, accepted] of states.entries())
    for (const now of states.slice(at)) {
      const since = now.score.home - accepted.score.home - (now.score.away - accepted.score.away)
      for (let line4 = -6; line4 <= 6; line4++) {
        const taken = { market: 'AH', line4, selection: 'home' }
        const moved = { ...taken, line4: line4 + 4 * since }
        expect(football.parts(tables, taken, accepted, now)).toEqual(football.parts(tables, moved, now, now))
      }
    }
})

test('the goal after the next one has a chance too', () => {
  const tables = football.prepare(SAMPLE_RATINGS)
  const start = football.start()
  const won = (selection: string, goal: number) =>
    football.parts(tables, { market: 'NG', line4: 4 * goal, selection }, start, start).won
  for (const goal of [1, 2, 3, 7]) expect(won('home', goal) + won('away', goal) + won('none', goal)).toBeCloseTo(1, 12)
  expect(won('home', 2)).toBeLessThan(won('home', 1))
})
