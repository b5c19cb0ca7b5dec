import type { ChancedClaim, Claim, ClaimResult, MarketClass, Parts } from '../claims.ts'
import { withLowestClass } from '../lines/lowest-class.ts'
import { addResult } from '../lines/results.ts'
import { settleLine } from '../lines/settle-line.ts'
import { settleInRange } from './lines.ts'
import { courseChance, coursesFrom, type Winners, wonBy } from './winners.ts'

/** How a sport's best-of match is won, and how its markets are called (sportsbook 4.2). */
export interface SeriesRules {
  /** Maps that win the match. */
  toWin: number
  /** Code of the winner of one map before its number, such as `MAP`. */
  part: string
  handicap: string
  total: string
  /** Total lines, times four. */
  totalLines4: readonly number[]
}

/** The only map handicap beside the match winner: 1.5, times four. */
const HANDICAP4 = 6

type Candidate = Claim & { marketClass: MarketClass }

/** Every claim on the course of the match, with the class of its market. */
export function seriesCatalogue({ toWin, part, handicap, total, totalLines4 }: SeriesRules): Candidate[] {
  const sides = (market: string, marketClass: MarketClass): Candidate[] =>
    ['A', 'B'].map(selection => ({ market, line4: 0, selection, marketClass }))
  const lost = Array.from({ length: toWin }, (_, at) => at)
  const scores = [...lost.map(maps => `${toWin}-${maps}`), ...lost.map(maps => `${maps}-${toWin}`)]
  const places = Array.from({ length: 2 * toWin - 1 }, (_, at) => at + 1)
  return [
    ...sides('ML', 'A'),
    ...scores.map(selection => ({ market: 'SC', line4: 0, selection, marketClass: 'C' as const })),
    ...[-HANDICAP4, HANDICAP4].flatMap(line4 => [
      { market: handicap, line4, selection: 'A', marketClass: 'B' as const },
      { market: handicap, line4: -line4, selection: 'B', marketClass: 'B' as const },
    ]),
    ...totalLines4.flatMap(line4 =>
      ['over', 'under'].map(selection => ({ market: total, line4, selection, marketClass: 'B' as const })),
    ),
    ...places.flatMap(place => sides(`${part}${place}`, 'B')),
  ]
}

function isSeriesMarket({ toWin, part, handicap, total }: SeriesRules, market: string): boolean {
  if (market === 'ML' || market === 'SC' || market === handicap || market === total) return true
  const place = market.startsWith(part) ? Number(market.slice(part.length)) : 0
  return Number.isInteger(place) && place >= 1 && place < 2 * toWin
}

function settleCourse({ part, handicap, total }: SeriesRules, claim: Claim, course: Winners): ClaimResult {
  const { market, selection } = claim
  const [a, b] = [wonBy(course, 'A'), wonBy(course, 'B')]
  const wonIf = (holds: boolean): ClaimResult => ({ kind: holds ? 'won' : 'lost' })
  if (market === 'ML') return wonIf(selection === (a > b ? 'A' : 'B'))
  if (market === 'SC') return wonIf(selection === `${a}-${b}`)
  if (market === handicap) return settleLine(selection === 'A' ? a - b : b - a, claim.line4, 'handicap')
  if (market === total) return settleInRange(claim, [a + b, a + b])!
  const place = Number(market.slice(part.length))
  return place > course.length ? { kind: 'void' } : wonIf(course[place - 1] === selection)
}

/**
 * How a claim on the course of the match ends by the winners that are certain.
 * @returns null while it is not certain, undefined when the claim is another market's
 */
export function settleSeries(rules: SeriesRules, claim: Claim, known: Winners): ClaimResult | null | undefined {
  if (!isSeriesMarket(rules, claim.market)) return undefined
  const results = coursesFrom(known, rules.toWin).map(course => settleCourse(rules, claim, course))
  return results.every(({ kind }) => kind === results[0]!.kind) ? results[0] : null
}

interface WeighedCourse {
  course: Winners
  chance: number
}

const weighedCourses = ({ toWin }: SeriesRules, known: Winners, chances: readonly number[]): WeighedCourse[] =>
  coursesFrom(known, toWin).map(course => ({ course, chance: courseChance(course, known, chances) }))

function partsOver(results: readonly ClaimResult[], courses: readonly WeighedCourse[]): Parts {
  const parts = { won: 0, returned: 0, lost: 0 }
  for (const [at, result] of results.entries()) addResult(parts, result, courses[at]!.chance)
  return parts
}

/**
 * The open claims on the course of the match. Claims that pay alike in every course left carry the lowest class among them,
 * so that a final map costs what the match costs (sportsbook 3.1).
 * @param chances A's chance of each map by its place
 */
export function seriesClaims(rules: SeriesRules, known: Winners, chances: readonly number[]): ChancedClaim[] {
  const courses = weighedCourses(rules, known, chances)
  const open = seriesCatalogue(rules).flatMap(claim => {
    const results = courses.map(({ course }) => settleCourse(rules, claim, course))
    if (results.every(({ kind }) => kind === results[0]!.kind)) return []
    return [{ claim: { ...claim, parts: partsOver(results, courses) }, pays: results.map(({ kind }) => kind).join() }]
  })
  return withLowestClass(
    open.map(({ claim }) => claim),
    (_claim, at) => open[at]!.pays,
  )
}

/** Parts of a stake on an open claim on the course of the match; null when the claim is another market's. */
export function seriesParts(
  rules: SeriesRules,
  claim: Claim,
  known: Winners,
  chances: readonly number[],
): Parts | null {
  if (!isSeriesMarket(rules, claim.market)) return null
  const courses = weighedCourses(rules, known, chances)
  return partsOver(
    courses.map(({ course }) => settleCourse(rules, claim, course)),
    courses,
  )
}
