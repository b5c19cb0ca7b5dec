import { type Dice, everyThrow } from '../sic-bo/rules.ts'
import { type Share, sharesOf } from './shares.ts'

const totalOf = (dice: Dice): string => String(dice[0] + dice[1] + dice[2])

/** Chance of each value that a throw shows, by going through all throws. */
function chancesOf(values: (dice: Dice) => readonly string[]): Map<string, number> {
  const all = everyThrow()
  const counts = new Map<string, number>()
  for (const { dice } of all) for (const value of new Set(values(dice))) counts.set(value, (counts.get(value) ?? 0) + 1)
  return new Map([...counts].map(([value, count]) => [value, count / all.length]))
}

/** Totals and faces over the newest throws; a face counts once a throw. */
export function sicBoShares(throws: readonly Dice[], newest: number): { totals: Share[]; faces: Share[] } {
  const faces = (dice: Dice) => dice.map(String)
  const totals = (dice: Dice) => [totalOf(dice)]
  return {
    totals: sharesOf(throws.map(totals), chancesOf(totals), newest),
    faces: sharesOf(throws.map(faces), chancesOf(faces), newest),
  }
}
