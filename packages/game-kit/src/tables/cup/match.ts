import type { CupDefinition } from './definition.ts'

/** First to so many legs. */
const LEGS_TO_WIN = 3

/** Legs of home and away at the end of a match. */
export const SCORES = ['3-0', '3-1', '3-2', '0-3', '1-3', '2-3'] as const
export type Score = (typeof SCORES)[number]

/** Chances of a match are integers of this: the percents of five legs. */
export const MATCH_CHANCES = 100n ** 5n

/** Percent of a leg for home. */
export const legPercent = ({ evenPercent, percentPerGrade }: CupDefinition, gap: number): number =>
  evenPercent + percentPerGrade * gap

/** Chance of each score at a gap of grades: of n legs the last is the winner's, the loser's lie anywhere before it. */
export function scoreChances(definition: CupDefinition, gap: number): Record<Score, bigint> {
  const home = BigInt(legPercent(definition, gap))
  const away = 100n - home
  const chance = (winner: bigint, loser: bigint, lost: number): bigint =>
    [1n, 3n, 6n][lost]! * winner ** 3n * loser ** BigInt(lost) * 100n ** BigInt(2 - lost)
  return {
    '3-0': chance(home, away, 0),
    '3-1': chance(home, away, 1),
    '3-2': chance(home, away, 2),
    '0-3': chance(away, home, 0),
    '1-3': chance(away, home, 1),
    '2-3': chance(away, home, 2),
  }
}

/** Spots on a match by the scores that they win on. */
export const MATCH_MARKETS: Readonly<Record<string, readonly Score[]>> = {
  home: ['3-0', '3-1', '3-2'],
  away: ['0-3', '1-3', '2-3'],
  'home-1.5': ['3-0', '3-1'],
  'away+1.5': ['3-2', '0-3', '1-3', '2-3'],
  'away-1.5': ['0-3', '1-3'],
  'home+1.5': ['3-0', '3-1', '3-2', '2-3'],
  'over-3.5': ['3-1', '3-2', '1-3', '2-3'],
  'under-3.5': ['3-0', '0-3'],
  'over-4.5': ['3-2', '2-3'],
  'under-4.5': ['3-0', '3-1', '0-3', '1-3'],
}

/** Both sides of each line. */
export const MATCH_LINES: readonly (readonly string[])[] = [
  ['home', 'away'],
  ['home-1.5', 'away+1.5'],
  ['away-1.5', 'home+1.5'],
  ['over-3.5', 'under-3.5'],
  ['over-4.5', 'under-4.5'],
]

/** Scores that a spot wins on; a score is a market of its own. Undefined for spots that are not on a match. */
export const scoresOf = (spot: string): readonly Score[] | undefined =>
  MATCH_MARKETS[spot] ?? (SCORES.includes(spot as Score) ? [spot as Score] : undefined)

export const isDecided = (legs: string): boolean =>
  [...legs].filter(leg => leg === 'H').length === LEGS_TO_WIN ||
  [...legs].filter(leg => leg === 'A').length === LEGS_TO_WIN

/** The score of legs such as `HAHAH`. */
export function scoreOf(legs: string): Score {
  const home = [...legs].filter(leg => leg === 'H').length
  return `${home}-${legs.length - home}` as Score
}

export const isHomeWin = (score: Score): boolean => score.startsWith(String(LEGS_TO_WIN))
