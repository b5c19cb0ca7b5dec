import { type TableWords, textOf } from './table-words.ts'

const groups: Readonly<Record<string, string>> = {
  baccarat: 'baccarat',
  'dragon-tiger': 'dragonTiger',
  'sic-bo': 'sicBo',
  'xoc-dia': 'xocDia',
  roulette: 'roulette.colours',
  spark: 'roulette.colours',
  yard: 'yard',
  cup: 'cup',
}

/** A side of a road in words. */
export const sideName = ({ t, rules }: TableWords, side: string): string =>
  textOf(t, `${groups[rules.definition.kind]}.${side}`)
