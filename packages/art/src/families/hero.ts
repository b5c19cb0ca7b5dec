import type { IconName } from '../draw/sprite.ts'
import type { Family } from './types.ts'

/**
 * The icon of the title's noun: "Moonlit Wolf: Folio" shows a wolf. Where the title has none of the family's nouns, the one
 * that is named stands for it, or the family's gate where that is named by its icon, else the family's own hero.
 */
export function heroOf(family: Family, title: string, named = ''): IconName {
  const words = [...title.split(': ')[0]!.split(' '), named]
  const thing = words.map(word => family.things.get(word)).find(icon => icon !== undefined)
  return thing ?? (named === family.gate ? named : family.wild)
}
