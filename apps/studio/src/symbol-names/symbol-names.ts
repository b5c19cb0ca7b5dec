import { symbolDrawings } from '@baize/art'
import type { SlotGame } from '@baize/game-kit'
import { MARKS } from './marks.ts'
import { NATURE } from './nature.ts'
import { PLACES_AND_PEOPLE } from './places-and-people.ts'
import { THINGS } from './things.ts'

/** The order of the nouns in a row. */
const columns = ['EN', 'CN', 'VI', 'JA', 'TH', 'ID', 'TY']

/** The noun of every drawing, by language. */
const nouns = new Map(
  [NATURE, PLACES_AND_PEOPLE, THINGS, MARKS]
    .flatMap(rows => rows.trim().split('\n'))
    .flatMap(row => {
      const [drawings, ...inLanguages] = row.split(' | ') as [string, ...string[]]
      return drawings.split(' ').map(drawing => [drawing, inLanguages] as const)
    }),
)

/** How the symbols of a title are called in a language of the site, by their code; in English where it has no column. */
export function symbolNames({ family, title }: Pick<SlotGame, 'family' | 'title'>, language: string) {
  const column = Math.max(0, columns.indexOf(language))
  const drawings = Object.entries(symbolDrawings(family, title))
  return Object.fromEntries(drawings.map(([symbol, drawing]) => [symbol, nouns.get(drawing)![column]!]))
}
