import type { NextWord } from '../../stream.ts'
import { GOAL_CAP, HALF_BLOCKS, HALF_MINUTES, MATCH_BLOCKS, MATCH_MINUTES, MINUTES_PER_BLOCK } from './constants.ts'
import { bandOf, type MinuteThresholds, type Thresholds } from './thresholds.ts'

export type Side = 'home' | 'away'

export interface Score {
  home: number
  away: number
}

/** A football match after `block` blocks; plain JSON. */
export interface FootballState {
  block: number
  score: Score
  /** Null until block 15 is over. */
  halfTime: Score | null
  /** In the order of the match; minutes count from 1. */
  goals: { minute: number; side: Side }[]
  corners: Score
  firstCorner: Side | null
}

export const startOfMatch = (): FootballState => ({
  block: 0,
  score: { home: 0, away: 0 },
  halfTime: null,
  goals: [],
  corners: { home: 0, away: 0 },
  firstCorner: null,
})

/** Minutes of the match that are still to come, or of its first half. */
export const minutesLeft = ({ block }: FootballState): number => MATCH_MINUTES - MINUTES_PER_BLOCK * block
export const minutesLeftOfHalf = ({ block }: FootballState): number =>
  Math.max(0, HALF_MINUTES - MINUTES_PER_BLOCK * block)

export const isFullTime = ({ block }: FootballState): boolean => block >= MATCH_BLOCKS

const sideOf = (word: number, { home, away }: MinuteThresholds): Side | null => {
  if (word < home) return 'home'
  return word < home + away ? 'away' : null
}

const halfTimeAfter = (block: number, score: Score, halfTime: Score | null): Score | null =>
  block === HALF_BLOCKS ? { ...score } : halfTime

/** The state after the next block if it brings neither a goal nor a corner. @throws RangeError after the last block */
export function quietBlock(state: FootballState): FootballState {
  if (isFullTime(state)) throw new RangeError('the match is over')
  const block = state.block + 1
  return { ...state, block, halfTime: halfTimeAfter(block, state.score, state.halfTime) }
}

/** The state after the next block: its three minutes in turn, for each a goal word and a corner word (sportsbook 2.2). */
export function playBlock(thresholds: Thresholds, state: FootballState, block: number, word: NextWord): FootballState {
  const score = { ...state.score }
  const corners = { ...state.corners }
  const goals = [...state.goals]
  let { firstCorner } = state
  for (let minute = MINUTES_PER_BLOCK * (block - 1) + 1; minute <= MINUTES_PER_BLOCK * block; minute++) {
    const scorer = sideOf(word(), thresholds.goals[bandOf(minute)]!)
    if (scorer && score[scorer] < GOAL_CAP) {
      score[scorer]++
      goals.push({ minute, side: scorer })
    }
    const corner = sideOf(word(), thresholds.corners)
    if (corner) {
      corners[corner]++
      firstCorner ??= corner
    }
  }
  const halfTime = halfTimeAfter(block, score, state.halfTime)
  return { block, score, halfTime, goals, corners, firstCorner }
}
