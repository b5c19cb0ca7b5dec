import { WORDS } from '../block-words.ts'
import { certainly, type Distribution, mix } from '../series/distribution.ts'
import type { RatingPair } from '../series/sides.ts'
import {
  attacksFirst,
  isAttack,
  isLevelAtEnd,
  isOvertime,
  MAP_BLOCKS,
  type RoundScore,
  roundThresholds,
  roundWinner,
  scoreOf,
  type TactMap,
  type TactThresholds,
} from './rules.ts'

/** Chances of the end of a map, from one score. */
export interface MapOutlook {
  winA: number
  overtime: { yes: number; no: number }
  /** Rounds of the whole map. */
  rounds: Distribution
  /** Rounds of A minus those of B at the end. */
  roundLead: Distribution
}

/** Outlooks by A's and B's rounds, as A starts the map. */
type OutlookGrid = (MapOutlook | undefined)[][]

export interface TactTables {
  thresholds: TactThresholds
  attack: OutlookGrid
  defence: OutlookGrid
}

function endOfMap(score: RoundScore, winA: number): MapOutlook {
  const { A, B } = score
  const yes = isOvertime(score) ? 1 : 0
  return { winA, overtime: { yes, no: 1 - yes }, rounds: certainly(A + B), roundLead: certainly(A - B) }
}

function beforeRound(p: number, won: MapOutlook, lost: MapOutlook): MapOutlook {
  const q = 1 - p
  const overtime = (answer: 'yes' | 'no'): number => p * won.overtime[answer] + q * lost.overtime[answer]
  return {
    winA: p * won.winA + q * lost.winA,
    overtime: { yes: overtime('yes'), no: overtime('no') },
    rounds: mix([
      [p, won.rounds],
      [q, lost.rounds],
    ]),
    roundLead: mix([
      [p, won.roundLead],
      [q, lost.roundLead],
    ]),
  }
}

/** Fills the grid from the scores that a map can reach, the later ones first. */
function mapGrid(thresholds: TactThresholds, startsInAttack: boolean): OutlookGrid {
  const grid: OutlookGrid = []
  const fill = (score: RoundScore): MapOutlook => {
    const { A, B } = score
    grid[A] ??= []
    grid[A][B] ??= outlook(score)
    return grid[A][B]
  }
  const outlook = (score: RoundScore): MapOutlook => {
    const { A, B } = score
    const winner = roundWinner(score)
    if (winner) return endOfMap(score, winner === 'A' ? 1 : 0)
    if (isLevelAtEnd(score)) return endOfMap(score, 0.5)
    const p = thresholds[isAttack(startsInAttack, A + B) ? 'attack' : 'defence'] / WORDS
    const next = beforeRound(p, fill({ A: A + 1, B }), fill({ A, B: B + 1 }))
    // Overtime is certain once it has begun; a sum of chances may miss 1 by a bit.
    return isOvertime(score) ? { ...next, overtime: { yes: 1, no: 0 } } : next
  }
  fill({ A: 0, B: 0 })
  return grid
}

/** Exact chances from every score of a map, for both sides that A may start on (sportsbook 2.2, TACT). */
export function prepareTact(ratings: RatingPair): TactTables {
  const thresholds = roundThresholds(ratings)
  return { thresholds, attack: mapGrid(thresholds, true), defence: mapGrid(thresholds, false) }
}

/**
 * The outlook of the map in a place, from 1.
 * @throws RangeError when a map cannot reach the score
 */
export function mapOutlook(tables: TactTables, place: number, map: TactMap): MapOutlook {
  const { A, B } = scoreOf(map)
  const outlook = tables[attacksFirst(place) ? 'attack' : 'defence'][A]?.[B]
  if (!outlook) throw new RangeError(`a map of at most ${MAP_BLOCKS} rounds does not stand at ${A}-${B}`)
  return outlook
}

/** Chances of each side to win a round, counted from 0, of the map in a place. */
export function roundChances({ thresholds }: TactTables, place: number, round: number) {
  const p = thresholds[isAttack(attacksFirst(place), round) ? 'attack' : 'defence'] / WORDS
  return { A: p, B: 1 - p }
}
