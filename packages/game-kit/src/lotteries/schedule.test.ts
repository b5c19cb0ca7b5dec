import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lotteryGame, lotteryGames } from './games.ts'
import { comingIssues, type Issue, issueAt, issuesBetween } from './schedule.ts'

const at = (text: string) => Date.parse(text)
const shown = ({ name, opensAtMs, closesAtMs, drawsAtMs }: Issue) => [
  name,
  ...[opensAtMs, closesAtMs, drawsAtMs].map(ms => new Date(ms).toISOString().slice(5, 19)),
]
const current = (code: string, time: string) => shown(issueAt(lotteryGame(code).schedule, at(time)))

test.each([
  ['EL_K3_1', '2026-12-31T17:00:00Z', ['20270101-0001', '12-31T17:00:00', '12-31T17:00:55', '12-31T17:01:00']],
  ['EL_K3_1', '2026-12-31T16:59:58Z', ['20261231-1440', '12-31T16:59:00', '12-31T16:59:55', '12-31T17:00:00']],
  ['EL_SSC_5', '2026-12-31T17:07:00Z', ['20270101-0002', '12-31T17:05:00', '12-31T17:09:45', '12-31T17:10:00']],
  ['LT_3D', '2027-01-01T03:00:00Z', ['20270101-02', '01-01T02:00:00', '01-01T06:55:00', '01-01T07:00:00']],
  ['VN_N', '2027-01-01T08:00:00Z', ['20270101-N5', '12-31T11:15:00', '01-01T11:10:00', '01-01T11:15:00']],
  ['VN_S_3', '2027-01-01T08:00:00Z', ['20270101-S3', '12-30T09:15:00', '01-01T09:10:00', '01-01T09:15:00']],
  ['SEA_4D', '2027-01-01T08:00:00Z', ['20270102-01', '12-30T11:00:00', '01-02T10:55:00', '01-02T11:00:00']],
  ['SEA_TH', '2027-01-02T00:00:00Z', ['20270116-01', '01-01T09:00:00', '01-16T08:30:00', '01-16T09:00:00']],
])('%s at %s', (code, time, issue) => expect(current(code, time)).toEqual(issue))

test.each([
  ['EL_K3_1', 1440],
  ['EL_PK10_3', 480],
  ['EL_KENO_5', 288],
  ['LT_3D', 3],
  ['SEA_ID', 3],
  ['LT_645', 1],
])('%s has %d issues a day', (code, count) => {
  const from = at('2027-02-28T17:00:00.001Z')
  expect(issuesBetween(lotteryGame(code).schedule, from, from + 86_400_000)).toHaveLength(count)
})

describe('every game', () => {
  test('opens an issue when the one before is drawn, and never names two alike', () => {
    for (const { code, schedule } of lotteryGames) {
      const issues = comingIssues(schedule, at('2027-02-26T10:00:00Z'), 40)
      const opened = issues.slice(1).map(issue => issue.opensAtMs)
      expect([code, ...opened]).toEqual([code, ...issues.slice(0, -1).map(issue => issue.drawsAtMs)])
      expect(new Set(issues.map(issue => issue.name)).size).toBe(40)
      expect(issues.map(issue => issue.name)).toEqual(issues.map(issue => issue.name).toSorted())
      expect(issues.every(issue => issue.opensAtMs < issue.closesAtMs && issue.closesAtMs < issue.drawsAtMs)).toBe(true)
    }
  })

  test('has exactly one issue at any moment', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...lotteryGames),
        fc.integer({ min: 0, max: 60 * 86_400_000 }),
        ({ schedule }, ms) => {
          const now = at('2027-01-01T00:00:00Z') + ms
          const issue = issueAt(schedule, now)
          expect(issue.opensAtMs).toBeLessThanOrEqual(now)
          expect(issue.drawsAtMs).toBeGreaterThan(now)
        },
      ),
      { numRuns: 60 },
    )
  })
})

test('stations draw on the weekdays of their rule', () => {
  const weekdays = (code: string) =>
    issuesBetween(lotteryGame(code).schedule, at('2027-01-04T00:00:00Z'), at('2027-01-11T00:00:00Z')).map(
      ({ drawsAtMs }) => new Date(drawsAtMs).getUTCDay() || 7,
    )
  expect(weekdays('VN_C_5')).toEqual([1, 5])
  expect(weekdays('VN_S_6')).toEqual([1, 3, 6])
  expect(weekdays('VN_N')).toEqual([1, 2, 3, 4, 5, 6, 7])
})
