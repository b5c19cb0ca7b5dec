import type { TableResultView } from '@baize/api/studio/live'
import type { RoadEntry, TableKind, TableRules } from '@baize/game-kit/tables/index'

/** The two sides of roads, the red one first (live tables book 4.1, rule 6). The money wheel has none. */
export const ROAD_SIDES: Readonly<Partial<Record<TableKind, readonly [red: string, blue: string]>>> = {
  baccarat: ['B', 'P'],
  'dragon-tiger': ['D', 'T'],
  'sic-bo': ['big', 'small'],
  'xoc-dia': ['odd', 'even'],
  roulette: ['red', 'black'],
  spark: ['red', 'black'],
  yard: ['M', 'W'],
  cup: ['home', 'away'],
}

/** Results of a table, the oldest first; of a shoe only those since it was made. Void rounds are not among them. */
export function resultsOf(history: readonly TableResultView[]): TableResultView[] {
  const shuffle = history.findIndex(({ phase }) => phase === 'shuffle')
  const shoe = shuffle < 0 ? history : history.slice(0, shuffle)
  return shoe.filter(({ result }) => result !== null).reverse()
}

/** What roads draw of results, the oldest first. */
export const entriesOf = (rules: TableRules, history: readonly TableResultView[]): RoadEntry[] =>
  resultsOf(history).flatMap(({ result }) => rules.roadEntry(result) ?? [])

/** The shown side as a colour; null for what has no side. */
export function toneOf(kind: TableKind, side: string | null): 'red' | 'blue' | 'tie' {
  const sides = ROAD_SIDES[kind]
  return side === null || !sides ? 'tie' : side === sides[0] ? 'red' : 'blue'
}
