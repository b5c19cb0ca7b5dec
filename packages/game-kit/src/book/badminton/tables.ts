import { thresholdOf, WORDS } from '../block-words.ts'
import type { PartScore } from '../lines/best-of-three.ts'
import type { Cases } from '../lines/cases.ts'
import { isGameOver, MOST_POINTS } from './play.ts'

/** Published ratings, 30 to 70 (sportsbook 1.2). */
export interface BadmintonRatings {
  A: number
  B: number
}

/** Chance of an even rally in 1/1 000 000, and what a point of rating adds (sportsbook 2.2). */
const EVEN_PPM = 500_000
const SLOPE_PPM = 600

/** Worked out once a fixture: words below the threshold are A's rallies. */
export interface BadmintonTables {
  threshold: number
  /** Chance of A to take a rally. */
  rally: number
  /** Scores of a game from 0-0. */
  game: Cases<PartScore>
}

const placeOf = (a: number, b: number): number => (MOST_POINTS + 1) * a + b

/** Goes forward from a score, rally by rally, a outer and b inner, until `isEnd`; each end with its chance. */
export function rallyEnds(
  rally: number,
  [fromA, fromB]: PartScore,
  isEnd: (score: PartScore) => boolean,
): Cases<PartScore> {
  const reached = Array.from({ length: placeOf(MOST_POINTS, MOST_POINTS) + 1 }, () => 0)
  reached[placeOf(fromA, fromB)] = 1
  const list: { value: PartScore; chance: number }[] = []
  for (let a = fromA; a <= MOST_POINTS; a++) {
    for (let b = fromB; b <= MOST_POINTS; b++) {
      const chance = reached[placeOf(a, b)]!
      if (chance === 0) continue
      if (isEnd([a, b])) {
        list.push({ value: [a, b], chance })
        continue
      }
      reached[placeOf(a + 1, b)]! += chance * rally
      reached[placeOf(a, b + 1)]! += chance * (1 - rally)
    }
  }
  return { name: 'game', list }
}

export function prepareTables({ A, B }: BadmintonRatings): BadmintonTables {
  const threshold = thresholdOf(EVEN_PPM + SLOPE_PPM * (A - B))
  const rally = threshold / WORDS
  return { threshold, rally, game: rallyEnds(rally, [0, 0], isGameOver) }
}
