import { expect, test } from 'vitest'
import { exampleBet, exampleLeg } from '../examples/football.ts'
import { standingOf } from './bet-standing.ts'
import { csvOf } from './bets-csv.ts'
import { legReturns } from './leg-returns.ts'

const at = (home: number, away: number) => ({ score: [home, away] as [number, number], parts: [], period: 'H2' })

test.each([
  ['AH', 3, 'away', 0, 1, 'winning'],
  ['AH', -3, 'home', 1, 0, 'winning'],
  ['AH', -4, 'home', 1, 0, 'level'],
  ['AH', -4, 'home', 0, 0, 'losing'],
  ['OU', 9, 'under', 1, 1, 'winning'],
  ['OU', 9, 'over', 1, 1, 'losing'],
  ['1X2', 0, 'draw', 2, 2, 'winning'],
  ['DC', 0, 'X2', 1, 0, 'losing'],
  ['DNB', 0, 'home', 0, 0, 'level'],
  ['BTTS', 0, 'no', 1, 0, 'winning'],
  ['CS', 0, '1-1', 1, 1, 'winning'],
  ['TTA', 6, 'over', 3, 2, 'winning'],
] as const)('%s %i %s at %i-%i is %s', (market, line4, selection, home, away, standing) => {
  expect(standingOf(exampleLeg({ market, line4, selection, score: at(home, away) }))).toBe(standing)
})

test('a handicap that was bet in play counts the goals since', () => {
  const leg = exampleLeg({ market: 'AH', line4: 0, selection: 'home', phase: 'live', acceptedScore: [0, 1] })
  expect(standingOf({ ...leg, score: at(1, 1) })).toBe('winning')
  expect(standingOf({ ...leg, score: at(0, 1) })).toBe('level')
})

test('where the score does not tell, nothing is said', () => {
  expect(standingOf(exampleLeg({ market: 'CROU', line4: 38, selection: 'over' }))).toBe(null)
  expect(standingOf(exampleLeg({ sport: 'TENN', market: 'GOU', line4: 102, selection: 'over' }))).toBe(null)
  expect(standingOf(exampleLeg({ fixtureState: 'settled' }))).toBe(null)
})

test('each leg of a settled bet multiplies what stands by then, cut for the eye alone', () => {
  const legs = [
    exampleLeg({ milli: 1_875, result: { kind: 'won' } }),
    exampleLeg({ milli: 2_030, result: { kind: 'half_won' } }),
    exampleLeg({ milli: 1_930, result: { kind: 'won' } }),
  ]
  expect(legReturns(100_000n, legs)).toEqual([187_500n, 284_062n, 548_240n])
})

test('a line of the file begins no formula, and quotes what has a comma', () => {
  const rows = csvOf([exampleBet()], { headOf: key => (key === 'bet' ? '=bet' : key), textOf: () => 'a, "b"' })
  const [head, line] = rows.split('\r\n')
  expect(head!.startsWith("'=bet,")).toBe(true)
  expect(line).toContain('"a, ""b"""')
})
