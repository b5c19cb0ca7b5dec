import { median } from '../wallet/world.ts'
import type { Scrolled } from './scroll.ts'

/** About a row of games. */
const placePx = 300

/** How many took longer. */
export const over = (limitMs: number, all: readonly number[]): number => all.filter(ms => ms > limitMs).length

/**
 * Places of a list where the slowest frame of half of the rounds or more takes longer than the limit. What another program on
 * the same cores holds up once is not the list's doing; what holds it up there each time is.
 */
export function placesOver(limitMs: number, rounds: readonly Scrolled[]): number {
  const slowestMs = rounds.map(slowestAtPlaces)
  const places = new Set(slowestMs.flatMap(round => [...round.keys()]))
  return [...places].filter(place => median(slowestMs.map(round => round.get(place) ?? 0)) > limitMs).length
}

function slowestAtPlaces({ atPx, lengthsMs }: Scrolled): Map<number, number> {
  const slowest = new Map<number, number>()
  lengthsMs.forEach((ms, frame) => {
    const place = Math.floor(atPx[frame]! / placePx)
    slowest.set(place, Math.max(ms, slowest.get(place) ?? 0))
  })
  return slowest
}
