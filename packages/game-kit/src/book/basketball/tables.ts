import { WORDS } from '../block-words.ts'
import { convolve } from '../lines/convolve.ts'
import { MOST_OVERTIMES, OVERTIME_POSSESSIONS, POSSESSIONS, REGULATION_BLOCKS } from './play.ts'
import { type BasketballRatings, matchThresholds, type Thresholds } from './thresholds.ts'

/** Chances of 0, 1, 2, ... of what is counted. */
export type Chances = readonly number[]

/** Chances of the overtimes to come: margin of home from `-marginFrom` on, total, and points of each side. */
export interface OvertimeTable {
  marginFrom: number
  margin: Chances
  total: Chances
  home: Chances
  away: Chances
}

/** Chances worked out once a fixture. Places of `home`, `away`, `margins` and `totals` are blocks of regulation to come. */
export interface BasketballTables {
  thresholds: readonly [home: Thresholds, away: Thresholds]
  home: readonly Chances[]
  away: readonly Chances[]
  /** Margins of home; place 0 is the lowest possible, minus the most points of one side. */
  margins: readonly Chances[]
  totals: readonly Chances[]
  /** Places are overtimes played; the last place is the one point after all of them. */
  overtimes: readonly OvertimeTable[]
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0)

/** Chances of the first count minus the second; place 0 is minus the second's most. */
const correlate = (first: Chances, second: Chances): number[] => convolve(first, second.toReversed())

/** Chances of 0, 1, 2 and 3 points of a possession. */
export function possession([three, two, one]: Thresholds): Chances {
  return [(WORDS - one) / WORDS, (one - two) / WORDS, (two - three) / WORDS, three / WORDS]
}

/** Chances of the points of 0, 1, ..., `most` possessions. */
export function runs(single: Chances, most: number): Chances[] {
  const rows: Chances[] = [[1]]
  while (rows.length <= most) rows.push(convolve(rows.at(-1)!, single))
  return rows
}

/** Adds `chances` from place `at` on, each times `weight`. */
export function addShifted(sums: number[], chances: Chances, at: number, weight: number): void {
  for (let i = 0; i < chances.length; i++) sums[at + i]! += weight * chances[i]!
}

/** Table of one more overtime with those after it: a level one goes on by the next table. */
function overtimeBefore(home: Chances, away: Chances, next: OvertimeTable): OvertimeTable {
  const most = Math.max(home.length - 1, next.marginFrom)
  const margin = zeros(2 * most + 1)
  const total = zeros(home.length + away.length - 2 + next.total.length)
  const [own, other] = [zeros(home.length - 1 + next.home.length), zeros(away.length - 1 + next.away.length)]
  for (let h = 0; h < home.length; h++) {
    for (let a = 0; a < away.length; a++) {
      const chance = home[h]! * away[a]!
      const isLevel = h === a
      addShifted(margin, isLevel ? next.margin : [1], most + h - a - (isLevel ? next.marginFrom : 0), chance)
      addShifted(total, isLevel ? next.total : [1], h + a, chance)
      addShifted(own, isLevel ? next.home : [1], h, chance)
      addShifted(other, isLevel ? next.away : [1], a, chance)
    }
  }
  return { marginFrom: most, margin, total, home: own, away: other }
}

/** After the last overtime a fair draw gives one side a point (sportsbook 2.2). */
const LAST_POINT: OvertimeTable = {
  ...{ marginFrom: 1, margin: [0.5, 0, 0.5], total: [0, 1] },
  ...{ home: [0.5, 0.5], away: [0.5, 0.5] },
}

export function prepareTables(ratings: BasketballRatings): BasketballTables {
  const thresholds = matchThresholds(ratings)
  const [home, away] = thresholds.map(side => runs(possession(side), POSSESSIONS * REGULATION_BLOCKS)) as [
    Chances[],
    Chances[],
  ]
  const overtimes = [LAST_POINT]
  while (overtimes.length <= MOST_OVERTIMES)
    overtimes.unshift(overtimeBefore(home[OVERTIME_POSSESSIONS]!, away[OVERTIME_POSSESSIONS]!, overtimes[0]!))
  const blocks = Array.from({ length: REGULATION_BLOCKS + 1 }, (_, block) => POSSESSIONS * block)
  const sides = blocks.map(at => [home[at]!, away[at]!] as const)
  return {
    ...{ thresholds, overtimes },
    home: sides.map(([own]) => own),
    away: sides.map(([, other]) => other),
    margins: sides.map(([own, other]) => correlate(own, other)),
    totals: sides.map(([own, other]) => convolve(own, other)),
  }
}
