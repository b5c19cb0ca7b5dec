import type { NextWord } from '../../stream.ts'
import { WORDS } from '../block-words.ts'
import type { MatchSide } from './score-board.ts'

/** Something that the live centre draws of a block (sportsbook 2.3). */
export interface Incident {
  /** From the start of the block's play. */
  atMs: number
  /** Such as `goal`, `basket`, `ace`, `kill`, `plant` or `damage`. */
  kind: string
  side: MatchSide | null
  /** Points of a basket, life that damage took, gold lead of home after a phase. */
  value?: number
  /** Place in the squad of the side. */
  player?: number
}

/** Plays are drawn in times of their own, and shown at twice that pace where windows take most of a match. */
const PACE = 2

/** A drawing of a block whose incidents come at the pace of its play. */
export const paced =
  <Of extends unknown[]>(draw: (...of: Of) => Incident[]) =>
  (...of: Of): Incident[] =>
    draw(...of).map(incident => ({ ...incident, atMs: Math.floor(incident.atMs / PACE) }))

export const inOrder = (incidents: readonly Incident[]): Incident[] => incidents.toSorted((a, b) => a.atMs - b.atMs)

/**
 * A place in a list by weights of which one at least is above 0; they need not be whole numbers. For pictures alone: what
 * decides is drawn by integers.
 */
export function placeByWeight(look: NextWord, weights: readonly number[]): number {
  let rest = (look() / WORDS) * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [place, weight] of weights.entries()) {
    if (rest < weight) return place
    rest -= weight
  }
  return weights.findLastIndex(weight => weight > 0)
}
