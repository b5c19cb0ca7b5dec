import { RETURNED_X10000, type RoadEntry, type TableDraws, type TablePosition } from '../table-game.ts'
import type { XocDiaDefinition } from './definition.ts'

export interface XocDiaResult {
  /** Four digits in the order of the coins, 1 for red. */
  coins: string
}

const redOf = ({ coins }: XocDiaResult): number => [...coins].filter(coin => coin === '1').length

export const dealXocDia = ({ outcome }: Pick<TableDraws, 'outcome'>) => ({
  result: { coins: Array.from({ length: 4 }, () => outcome.below(2)).join('') },
  state: null,
})

const hits: Readonly<Record<string, (red: number) => boolean>> = {
  even: red => red % 2 === 0,
  odd: red => red % 2 === 1,
  red4: red => red === 4,
  white4: red => red === 0,
  red3: red => red === 3,
  white3: red => red === 1,
  two: red => red === 2,
  four: red => red % 4 === 0,
  high: red => red >= 3,
  low: red => red <= 1,
}

export function xocDiaReturn(
  { returnsX10000 }: XocDiaDefinition,
  { spot }: Pick<TablePosition, 'spot'>,
  result: XocDiaResult,
): number {
  const red = redOf(result)
  if (red === 2 && (spot === 'high' || spot === 'low')) return RETURNED_X10000
  return hits[spot]!(red) ? returnsX10000[spot]! : 0
}

export const everyFall = (): XocDiaResult[] =>
  Array.from({ length: 16 }, (_, fall) => ({ coins: fall.toString(2).padStart(4, '0') }))

export function xocDiaRoad(result: XocDiaResult): RoadEntry {
  const red = redOf(result)
  return { side: red % 2 === 0 ? 'even' : 'odd', bead: String(red) }
}
