import type { Side } from './sides.ts'

/**
 * Winners of the maps (or games, or sets) of a best-of match in order, such as `ABA`. A map whose winner is certain counts,
 * even if it is still played.
 */
export type Winners = string

/** A loop without a copy: a match of hundreds of rounds asks after each of them. */
export function wonBy(winners: Winners, side: Side): number {
  let won = 0
  for (let at = 0; at < winners.length; at++) if (winners[at] === side) won++
  return won
}

const isDecided = (winners: Winners, toWin: number): boolean =>
  wonBy(winners, 'A') === toWin || wonBy(winners, 'B') === toWin

const courses = new Map<string, readonly Winners[]>()

/** Every whole course that the match may take from here; the few there are are kept, since every claim asks for them. */
export function coursesFrom(winners: Winners, toWin: number): readonly Winners[] {
  const key = `${toWin}${winners}`
  const kept = courses.get(key)
  if (kept) return kept
  const found = isDecided(winners, toWin)
    ? [winners]
    : (['A', 'B'] as const).flatMap(winner => coursesFrom(winners + winner, toWin))
  courses.set(key, found)
  return found
}

/** @param chances A's chance of each map by its place; those of maps with a known winner are not read */
export const courseChance = (course: Winners, known: Winners, chances: readonly number[]): number =>
  [...course].slice(known.length).reduce((product, winner, at) => {
    const chance = chances[known.length + at]!
    return product * (winner === 'A' ? chance : 1 - chance)
  }, 1)

/** Chance that map `place` (from 1) is played: exactly 1 or 0 where that is certain. */
export function playedChance(place: number, toWin: number, known: Winners, chances: readonly number[]): number {
  const all = coursesFrom(known, toWin)
  const shorter = all.filter(course => course.length < place)
  if (shorter.length === all.length) return 0
  return 1 - shorter.reduce((sum, course) => sum + courseChance(course, known, chances), 0)
}

/** False once it is certain that map `place` (from 1) is not played. */
export const mayBePlayed = (place: number, toWin: number, known: Winners): boolean =>
  place <= known.length || coursesFrom(known, toWin).some(course => course.length >= place)
