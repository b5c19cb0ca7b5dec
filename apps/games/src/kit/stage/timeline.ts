/** An event of a film: milliseconds since its start. */
export interface Timed {
  t: number
}

/** How far a time is between two others, from 0 to 1. */
export const shareOf = (timeMs: number, fromMs: number, toMs: number): number =>
  Math.min(1, Math.max(0, (timeMs - fromMs) / (toMs - fromMs)))

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

export const easeOut = (share: number): number => 1 - (1 - share) ** 3
export const easeIn = (share: number): number => share * share
export const easeInOut = (share: number): number => share * share * (3 - 2 * share)
export const backOut = (share: number): number => 1 + 2.7 * (share - 1) ** 3 + 1.7 * (share - 1) ** 2

/** Rises from 0 to 1 and falls to 0 again, over a time; 0 outside of it. */
export function pulse(timeMs: number, fromMs: number, toMs: number): number {
  const share = shareOf(timeMs, fromMs, toMs)
  return Math.sin(Math.PI * share)
}

/** A number from 0 up to 1 that a place in a list always gets: what only looks irregular is the same for everybody. */
export function scatter(place: number, salt = 0): number {
  let hash = Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}
