import type { Level, PreyName } from '@baize/game-kit/fish/index'

/** An own shot as the fairness sheet lists it. */
export interface ShotLine {
  /** Id of the ticket. */
  ticket: string
  /** Number of the ticket in frames. */
  number: number
  k: number
  level: Level
  /** Null for a bullet that came back. */
  prey: PreyName | null
  /** In bullets; 0 where the prey got away. */
  prize: number
}

/** So many are listed (rooms.md 2.9). */
const LISTED = 20

export const withShot = (shots: readonly ShotLine[], shot: ShotLine): ShotLine[] => [shot, ...shots].slice(0, LISTED)
