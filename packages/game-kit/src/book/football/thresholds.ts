import { WORDS } from '../block-words.ts'
import { BAND_MINUTES, BAND_WEIGHTS, MATCH_MINUTES, MICRO_CORNERS, MICRO_GOALS, TOTAL_WEIGHT } from './constants.ts'

/** A side's published figures, 1000 the average; a low leak is a tight defence (sportsbook 1.2). */
export interface SideRatings {
  attack: number
  leak: number
}

export interface FootballRatings {
  home: SideRatings
  away: SideRatings
}

/** How many of the 2^32 words bring something for each side in one minute. */
export interface MinuteThresholds {
  home: number
  away: number
}

export interface Thresholds {
  /** By band of fifteen minutes. */
  goals: MinuteThresholds[]
  corners: MinuteThresholds
}

/** The expected number of a side in millionths: its base by its own attack and the other's leak. */
const expected = (base: number, own: SideRatings, other: SideRatings): number =>
  Math.floor((base * own.attack * other.leak) / 1_000_000)

const share = (micro: number, weight: number, of: number): number =>
  Number((BigInt(WORDS) * BigInt(micro) * BigInt(weight)) / (1_000_000n * BigInt(of)))

const ofBoth = ({ home, away }: FootballRatings, base: MinuteThresholds): MinuteThresholds => ({
  home: expected(base.home, home, away),
  away: expected(base.away, away, home),
})

/** Thresholds of a fixture (sportsbook 2.2); every division is a floor of integers. */
export function thresholdsOf(ratings: FootballRatings): Thresholds {
  const goals = ofBoth(ratings, MICRO_GOALS)
  const corners = ofBoth(ratings, MICRO_CORNERS)
  return {
    goals: BAND_WEIGHTS.map(weight => ({
      home: share(goals.home, weight, TOTAL_WEIGHT),
      away: share(goals.away, weight, TOTAL_WEIGHT),
    })),
    corners: { home: share(corners.home, 1, MATCH_MINUTES), away: share(corners.away, 1, MATCH_MINUTES) },
  }
}

/** Chances of one minute: something for home, for away, or nothing. */
export interface MinuteChances {
  home: number
  away: number
  none: number
}

/** Thresholds as chances; the quotients by 2^32 are exact doubles. */
export function chancesOf({ home, away }: MinuteThresholds): MinuteChances {
  const chances = { home: home / WORDS, away: away / WORDS }
  return { ...chances, none: 1 - chances.home - chances.away }
}

/** Band of a minute, which counts from 1. */
export const bandOf = (minute: number): number => Math.floor((minute - 1) / BAND_MINUTES)
