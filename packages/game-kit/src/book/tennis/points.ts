import { thresholdOf } from '../block-words.ts'

/** Published figures of a player: serve and return, 30 to 70 (sportsbook 1.2). */
export interface PlayerRatings {
  serve: number
  return: number
}

export interface TennisRatings {
  A: PlayerRatings
  B: PlayerRatings
}

/** Chance of an even server in 1/1 000 000, and what a point of difference adds (sportsbook 2.2). */
const SERVE_PPM = 630_000
const SLOPE_PPM = 1_500

/** Words below it are the server's points: U (630000 + 1500 (serve - the other's return)) / 10^6, floored. */
const serveThreshold = (server: PlayerRatings, other: PlayerRatings): number =>
  thresholdOf(SERVE_PPM + SLOPE_PPM * (server.serve - other.return))

/** Serve thresholds of A and B. */
export const serveThresholds = ({ A, B }: TennisRatings): readonly [a: number, b: number] => [
  serveThreshold(A, B),
  serveThreshold(B, A),
]

/** Chance of the server to take a game whose points are his with chance `p` (sportsbook 2.2). */
export function holdChance(p: number): number {
  const q = 1 - p
  const beforeDeuce = p * p * p * p * (1 + 4 * q + 10 * q * q)
  const throughDeuce = (20 * p * p * p * q * q * q * (p * p)) / (p * p + q * q)
  return beforeDeuce + throughDeuce
}

/** Points to win a tie-break. */
export const TIE_BREAK_POINTS = 7

/** True when who began a tie-break serves its point number `point` from 0: one, then two in turn. */
export const isFirstServing = (point: number): boolean => Math.floor((point + 1) / 2) % 2 === 0

/**
 * Chance of A to take a tie-break. From 6-6 on two points in a row, one on each serve, decide: w / (w + l).
 * @param serves chances of A and B to take a point on their own serve
 */
export function tieBreakChance(serves: readonly [a: number, b: number], isAFirst: boolean): number {
  const [a, b] = serves
  const [win, lose] = [a * (1 - b), (1 - a) * b]
  const last = TIE_BREAK_POINTS - 1
  const chances = new Map<string, number>()
  const at = (own: number, other: number): number => {
    if (own === TIE_BREAK_POINTS) return 1
    return other === TIE_BREAK_POINTS ? 0 : chances.get(`${own}-${other}`)!
  }
  for (let own = last; own >= 0; own--) {
    for (let other = last; other >= 0; other--) {
      const point = isFirstServing(own + other) === isAFirst ? a : 1 - b
      const next = point * at(own + 1, other) + (1 - point) * at(own, other + 1)
      chances.set(`${own}-${other}`, own === last && other === last ? win / (win + lose) : next)
    }
  }
  return chances.get('0-0')!
}
