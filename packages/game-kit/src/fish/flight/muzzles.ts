import type { Place } from '../scene/path.ts'

export const SEATS = [0, 1, 2, 3] as const
export type SeatNumber = (typeof SEATS)[number]

const MUZZLES: readonly Place[] = [
  { x: 480, y: 880 },
  { x: 1_120, y: 880 },
  { x: 480, y: 20 },
  { x: 1_120, y: 20 },
]

/** Where the bullets of a seat start, in the world's own coordinates (rooms book 2.6). */
export const muzzleOf = (seat: SeatNumber): Place => MUZZLES[seat]!
