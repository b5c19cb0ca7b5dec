import type { Sha256 } from '../../stream.ts'
import type { Refused } from '../match-game.ts'
import { seatHash } from './seeds.ts'

/** How long seats have for their hashes, and then for their seeds, in milliseconds (rooms.md 3.3). */
const SEAL_STEP_MS = 2_000

/** The joint shuffle of a match before its deal. Seats are those of the match, in order. */
export interface Sealing {
  match: string
  phase: 'hashing' | 'opening'
  until: number
  hashes: (string | null)[]
  seeds: (string | null)[]
}

export type SealAct = { at: number } & (
  | { kind: 'seed-hash'; seat: number; h: string }
  | { kind: 'seed'; seat: number; seed: string }
  | { kind: 'clock' }
)

/**
 * What comes of a step: the seal goes on, every seed is there, seats without a hash were not ready and a new match begins
 * without them, or a seat broke the seal, which makes the match void and names that seat.
 */
export type SealStep =
  | { kind: 'waiting'; sealing: Sealing }
  | { kind: 'hashes'; sealing: Sealing; hashes: string[] }
  | { kind: 'sealed'; seeds: string[] }
  | { kind: 'unready'; seats: number[] }
  | { kind: 'broken'; seats: number[] }

/** The commitment of the house was told at `at`: from then on it is bound, and nothing of the players is known. */
export const beginSealing = (match: string, seats: number, at: number): Sealing => ({
  ...{ match, phase: 'hashing', until: at + SEAL_STEP_MS },
  ...{ hashes: Array(seats).fill(null), seeds: Array(seats).fill(null) },
})

export function sealStep(sealing: Sealing, act: SealAct, sha256: Sha256): SealStep | Refused {
  if (act.kind === 'clock') return timeOut(sealing, act.at)
  if (act.seat >= sealing.hashes.length) return { refused: 'not_seated' }
  if (act.at > sealing.until || (act.kind === 'seed-hash') !== (sealing.phase === 'hashing')) return { refused: 'late' }
  if (act.kind === 'seed-hash') return takeHash(sealing, act)
  if (sealing.seeds[act.seat] !== null) return { refused: 'action_reused' }
  if (seatHash(sha256, sealing.match, act.seat, act.seed) !== sealing.hashes[act.seat])
    return { kind: 'broken', seats: [act.seat] }
  const seeds = sealing.seeds.with(act.seat, act.seed)
  return isWhole(seeds) ? { kind: 'sealed', seeds } : { kind: 'waiting', sealing: { ...sealing, seeds } }
}

function takeHash(sealing: Sealing, { seat, h, at }: Extract<SealAct, { kind: 'seed-hash' }>): SealStep | Refused {
  if (sealing.hashes[seat] !== null) return { refused: 'action_reused' }
  const hashes = sealing.hashes.with(seat, h)
  if (!isWhole(hashes)) return { kind: 'waiting', sealing: { ...sealing, hashes } }
  return { kind: 'hashes', sealing: { ...sealing, hashes, phase: 'opening', until: at + SEAL_STEP_MS }, hashes }
}

function timeOut(sealing: Sealing, at: number): SealStep {
  if (at <= sealing.until) return { kind: 'waiting', sealing }
  const given = sealing.phase === 'hashing' ? sealing.hashes : sealing.seeds
  const seats = [...given.keys()].filter(seat => given[seat] === null)
  return { kind: sealing.phase === 'hashing' ? 'unready' : 'broken', seats }
}

const isWhole = (texts: readonly (string | null)[]): texts is string[] => texts.every(text => text !== null)

/** Seals that a seat broke within an hour until real tables are closed to it, and for how long. */
const MOST_BROKEN = 3
const HOUR_MS = 3_600_000

/** Until when real tables are closed to a member by the times at which it broke seals; null where they are open. */
export function barredUntil(brokenAt: readonly number[], now: number): number | null {
  const times = brokenAt.toSorted((a, b) => a - b)
  const ends = times
    .filter((time, at) => at >= MOST_BROKEN - 1 && time - times[at - MOST_BROKEN + 1]! < HOUR_MS)
    .map(time => time + HOUR_MS)
  const last = ends.at(-1)
  return last !== undefined && last > now ? last : null
}
