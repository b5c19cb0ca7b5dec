import { WORDS } from '../block-words.ts'

/** Points for every side in 1/1000 of the average: a high offence and a low defence are good (sportsbook 1.2). */
export interface SideRatings {
  offence: number
  defence: number
}

export interface BasketballRatings {
  home: SideRatings
  away: SideRatings
}

/** Upper ends of the words that bring 3, 2 and 1 points; words above bring none. */
export type Thresholds = readonly [three: number, two: number, one: number]

/** Chances of 3, 2 and 1 points of average sides in 1/1 000 000 (sportsbook 2.2). */
const BASE_PPM = [125_000n, 330_000n, 50_000n] as const
const HOME_PERMILLE = 1020
const AWAY_PERMILLE = 1000
const SCALE = 10n ** 15n

/** Sportsbook 2.2: U x ppm x f / 10^15 with f = own offence x the other's defence x the venue, each floored, then cumulated. */
function sideThresholds(own: SideRatings, other: SideRatings, venuePermille: number): Thresholds {
  const factor = BigInt(own.offence) * BigInt(other.defence) * BigInt(venuePermille)
  const [three, two, one] = BASE_PPM.map(ppm => Number((BigInt(WORDS) * ppm * factor) / SCALE)) as [
    number,
    number,
    number,
  ]
  return [three, three + two, three + two + one]
}

/** Thresholds of home and away. */
export const matchThresholds = ({ home, away }: BasketballRatings): [home: Thresholds, away: Thresholds] => [
  sideThresholds(home, away, HOME_PERMILLE),
  sideThresholds(away, home, AWAY_PERMILLE),
]

/** Points that a word brings. */
export const pointsOf = ([three, two, one]: Thresholds, word: number): number =>
  word < three ? 3 : word < two ? 2 : word < one ? 1 : 0
