import { ANCIENT } from './ancient.ts'
import { EAST } from './east.ts'
import { PLAY } from './play.ts'
import { TABLES } from './tables.ts'
import { TOWN } from './town.ts'
import type { Family } from './types.ts'
import { WILD } from './wild.ts'

export type { Family, LowStyle, Mood, Scenery } from './types.ts'

/** The sixty theme families of the games book, section 2, in its order. */
export const FAMILIES: readonly Family[] = [...EAST, ...ANCIENT, ...WILD, ...TOWN, ...PLAY]

/** Those of the games book, and those of tables. */
const all: readonly Family[] = [...FAMILIES, ...TABLES]

const byCode = new Map(all.map(each => [each.code, each]))

/** @throws RangeError when no family has the code */
export function familyByCode(code: string): Family {
  const found = byCode.get(code)
  if (!found)
    throw new RangeError(`art.family: "${code}" is not a theme family; known codes: ${[...byCode.keys()].join(', ')}`)
  return found
}

/** Every icon that the families draw. */
export function familyIcons(): string[] {
  return all.flatMap(each => [each.wild, each.gate, ...each.highs, ...each.motifs, ...each.things.values()])
}
