import { CHANCES, gapOf, meronChance } from '../yard/chances.ts'
import type { YardDefinition } from '../yard/definition.ts'
import type { YardResult } from '../yard/rules.ts'

/** What a machine did in real rounds. Grades, not form, set its chances. */
export interface MachineRecord {
  name: string
  grade: number
  won: number
  lost: number
  drawn: number
}

export function machineRecords({ roster }: YardDefinition, results: readonly YardResult[]): MachineRecord[] {
  return roster.map(({ name, grade }, place) => {
    const own = results.filter(({ meron, wala }) => meron === place || wala === place)
    const drawn = own.filter(({ outcome }) => outcome === 'draw').length
    const won = own.filter(({ outcome, meron }) => outcome === (meron === place ? 'M' : 'W')).length
    return { name, grade, won, lost: own.length - won - drawn, drawn }
  })
}

/** How many bouts with unequal chances the likelier side won, beside how many it should have. */
export function favouriteShare(
  definition: YardDefinition,
  results: readonly YardResult[],
): { bouts: number; won: number; expected: number } {
  let [bouts, won, chances] = [0, 0, 0]
  for (const result of results) {
    const gap = gapOf(definition, result)
    if (gap === 0) continue
    bouts++
    // The gap's mirror image gives the other side the chance of this one.
    chances += meronChance(definition, Math.abs(gap))
    if (result.outcome === (gap > 0 ? 'M' : 'W')) won++
  }
  return { bouts, won, expected: chances / CHANCES }
}
