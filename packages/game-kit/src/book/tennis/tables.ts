import { WORDS } from '../block-words.ts'
import type { PartScore, Path } from '../lines/best-of-three.ts'
import type { Cases } from '../lines/cases.ts'
import { afterGame, isAServing, isSetOver, isTieBreak, MOST_GAMES } from './play.ts'
import { holdChance, serveThresholds, type TennisRatings, tieBreakChance } from './points.ts'

/** Chances worked out once a fixture; places 0 and 1 are of A and B, as servers. */
export interface TennisTables {
  thresholds: readonly [a: number, b: number]
  /** Chance of A to take a game, and a tie-break, that A or B serves first. */
  game: readonly [a: number, b: number]
  tieBreak: readonly [a: number, b: number]
  /** Scores of a set that A or B serves first. */
  sets: readonly [a: Cases<PartScore>, b: Cases<PartScore>]
}

type GameChances = Pick<TennisTables, 'game' | 'tieBreak'>

/** Chance of A to take the next game at a score of the set, after so many games of the match. */
export function gameChance({ game, tieBreak }: GameChances, games: PartScore, gamesPlayed: number): number {
  return (isTieBreak(games) ? tieBreak : game)[isAServing(gamesPlayed) ? 0 : 1]
}

/** Scores of a set that stands at `games`, with all games of the match so far: forward over (games, server). */
export function setScores(chances: GameChances, games: PartScore, gamesPlayed: number): Cases<PartScore> {
  const [fromA, fromB] = games
  const reached = new Map<string, number>([[games.join('-'), 1]])
  const list: { value: PartScore; chance: number }[] = []
  for (let a = fromA; a <= MOST_GAMES; a++) {
    for (let b = fromB; b <= MOST_GAMES; b++) {
      const score: PartScore = [a, b]
      const chance = reached.get(score.join('-'))
      if (chance === undefined) continue
      if (isSetOver(score)) {
        list.push({ value: score, chance })
        continue
      }
      const own = gameChance(chances, score, gamesPlayed + a - fromA + b - fromB)
      const nextA = afterGame(score, 'A').join('-')
      const nextB = afterGame(score, 'B').join('-')
      reached.set(nextA, (reached.get(nextA) ?? 0) + chance * own)
      reached.set(nextB, (reached.get(nextB) ?? 0) + chance * (1 - own))
    }
  }
  return { name: 'set', list }
}

export function prepareTables(ratings: TennisRatings): TennisTables {
  const thresholds = serveThresholds(ratings)
  const serves = [thresholds[0] / WORDS, thresholds[1] / WORDS] as const
  const game = [holdChance(serves[0]), 1 - holdChance(serves[1])] as const
  const tieBreak = [tieBreakChance(serves, true), tieBreakChance(serves, false)] as const
  const chances = { game, tieBreak }
  return { thresholds, ...chances, sets: [setScores(chances, [0, 0], 0), setScores(chances, [0, 0], 1)] }
}

/** Scores of a set to come after a path. */
export const freshScores = ({ sets }: TennisTables, path: Path): Cases<PartScore> =>
  sets[isAServing(path.reduce((sum, [a, b]) => sum + a + b, 0)) ? 0 : 1]
