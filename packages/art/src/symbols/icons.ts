import type { IconName } from '../draw/sprite.ts'
import { heroOf } from '../families/hero.ts'
import { familyByCode } from '../families/index.ts'
import type { SymbolCode } from './frames.ts'

export interface SymbolIcons {
  wild: IconName
  /** Symbols 1 to 4. */
  highs: readonly IconName[]
  gate: IconName
}

/**
 * The icons of a title's symbols. The title's own hero is never among the high symbols, since the wild shows it.
 * @throws RangeError for an unknown family
 */
export function symbolIcons(familyCode: string, title: string): SymbolIcons {
  const family = familyByCode(familyCode)
  const hero = heroOf(family, title)
  const wild = family.highs.includes(hero) ? family.wild : hero
  const spare = [...family.things.values(), ...family.motifs]
  const highs: IconName[] = []
  for (const icon of [...family.highs, ...spare])
    if (highs.length < 4 && icon !== wild && icon !== family.gate && !highs.includes(icon)) highs.push(icon)
  return { wild, highs, gate: family.gate }
}

/**
 * What each symbol of a title shows, in the art's own words: the icon of a high symbol, `cards-5` and the like for a low
 * one, and the part in the rules for those that are known by it.
 * @throws RangeError for an unknown family
 */
export function symbolDrawings(familyCode: string, title: string): Record<SymbolCode, string> {
  const { lows } = familyByCode(familyCode)
  const [first, second, third, fourth] = symbolIcons(familyCode, title).highs as [string, string, string, string]
  return {
    ...{ W: 'wild', S: 'scatter', C: 'coin-prize', B: 'bonus', M: 'mystery' },
    ...{ 1: first, 2: second, 3: third, 4: fourth },
    ...{ 5: `${lows}-5`, 6: `${lows}-6`, 7: `${lows}-7`, 8: `${lows}-8`, 9: `${lows}-9` },
  }
}
