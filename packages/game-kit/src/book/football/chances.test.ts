import { expect, test } from 'vitest'
import type { ChancedClaim } from '../claims.ts'
import { playMatch } from '../testing/vector-match.ts'
import { football } from './model.ts'
import { SAMPLE_RATINGS } from './samples.ts'

const tables = football.prepare(SAMPLE_RATINGS)
const seedOf = (n: number) => new Uint8Array(32).fill(n)
const matches = Array.from({ length: 20 }, (_, n) => playMatch(football, tables, `F1.1.1.${n + 1}`, seedOf(n)))
/** A few windows of each match, the first and the break among them. */
const windows = [0, 1, 7, 14, 15, 16, 22, 29]

/** Claims of one market and line of which exactly one comes about. */
function partitions(claims: readonly ChancedClaim[]): ChancedClaim[][] {
  const wholes = [
    '1X2',
    'OE',
    'BTTS',
    'CS',
    'EXG',
    'FTS',
    'NG',
    'HTFT',
    'HSH',
    'H1X2',
    'CR1X2',
    'FCR',
    'INT',
    'OU',
    'AH',
  ]
  const groups = new Map<string, ChancedClaim[]>()
  for (const claim of claims) {
    if (!wholes.includes(claim.market)) continue
    const line4 = claim.market === 'AH' && claim.selection === 'away' ? 0 - claim.line4 : claim.line4
    const key = `${claim.market} ${line4}`
    groups.set(key, [...(groups.get(key) ?? []), claim])
  }
  return [...groups.values()]
}

test('in every window the parts of a claim are a whole, and what it may come to adds up to one', () => {
  for (const states of matches)
    for (const block of windows) {
      const claims = football.claims(tables, states[block]!, block === 0 ? 'before' : 'live')
      for (const { parts, market, selection } of claims) {
        const { won, returned, lost } = parts
        expect(Math.min(won, returned, lost), `${market} ${selection}`).toBeGreaterThanOrEqual(0)
        expect(won + returned + lost, `${market} ${selection}`).toBeCloseTo(1, 9)
      }
      for (const group of partitions(claims)) {
        const decided = group.reduce((sum, { parts }) => sum + parts.won, 0)
        const dead = football.settle(group[0]!, states[block]!, states[block]!)
        const sum = decided + (group.length === 2 && dead === null ? group[0]!.parts.returned : 0)
        // What is certain not to come about is not offered, and weighs nothing.
        expect(sum, group[0]!.market).toBeCloseTo(1, 9)
      }
    }
})

test('a claim that is offered settles by the end, as a recount of the match says', () => {
  for (const states of matches) {
    const [start, end] = [states[0]!, states.at(-1)!]
    const { home, away } = end.score
    const won = (market: string, selection: string, line4 = 0) =>
      football.settle({ market, selection, line4 }, start, end)!.kind
    expect(won('1X2', home > away ? 'home' : home < away ? 'away' : 'draw')).toBe('won')
    expect(won('EXG', home + away >= 6 ? '6+' : String(home + away))).toBe('won')
    expect(won('BTTS', home > 0 && away > 0 ? 'yes' : 'no')).toBe('won')
    expect(won('FTS', end.goals[0]?.side ?? 'none')).toBe('won')
    for (const claim of football.claims(tables, start, 'before'))
      expect(football.settle(claim, start, end), `${claim.market} ${claim.selection}`).not.toBe(null)
  }
})

test('the same seeds give the same match, and no claim is offered after it', () => {
  expect(playMatch(football, tables, 'F1.1.1.1', seedOf(0))).toEqual(matches[0])
  for (const states of matches) {
    expect(football.isOver(states.at(-1)!)).toBe(true)
    expect(football.claims(tables, states.at(-1)!, 'live')).toEqual([])
  }
})

test('a claim that football does not have is named', () => {
  const start = football.start()
  for (const claim of [
    { market: 'XYZ', selection: 'home', line4: 0 },
    { market: '1X2', selection: 'nobody', line4: 0 },
    { market: 'OU', selection: 'home', line4: 10 },
    { market: 'NG', selection: 'nobody', line4: 4 },
    { market: 'NG', selection: 'home', line4: 6 },
    { market: 'INT', selection: 'yes', line4: 28 },
  ])
    expect(() => football.settle(claim, start, start)).toThrow(RangeError)
})
