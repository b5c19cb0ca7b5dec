import type { StripDefinition, Variant } from '../model.ts'
import type { FreeSpinRule } from '../shared/free-spins.ts'
import { LINES_5X3 } from '../shared/lines.ts'
import { PAYS } from './paytable.ts'

/** Model b: 20 lines, wilds on reels 2 to 4, scatter free spins with every pay times three (games book 1.3.b). */
export interface LinesDefinition extends StripDefinition {
  capMultiple: number
  lines: readonly (readonly number[])[]
  freeReels: readonly string[]
  /** Multiples of the whole bet by number of scatters. */
  scatterPays: Readonly<Record<number, number>>
  freeSpins: FreeSpinRule & { multiplier: number }
}

export function linesDefinition(variant: Variant): LinesDefinition {
  return {
    model: 'b',
    version: 1,
    variant,
    rows: 3,
    coinsPerBet: 20,
    capMultiple: 5000,
    lines: LINES_5X3.slice(0, 20),
    reels: [
      '82543581659573649287894713967S26',
      '79278596456854737196485136SW83W2',
      'W4379619W489376537828476S2585165',
      '6374367W6189S5718946W95232584758',
      '175651984787473659S8392465236298',
    ],
    freeReels: [
      '162592734737815S4537648928689596',
      '1697895S2864W53783416W7325W47856',
      '879683871536W23465475218W94W756S',
      '134985W87573682716564SW624W73958',
      '8425362978196284567S389539175467',
    ],
    pays: PAYS[variant],
    scatterPays: { 3: 2, 4: 10, 5: 100 },
    freeSpins: { awards: { 3: 10, 4: 15, 5: 25 }, limit: 200, multiplier: 3 },
  }
}
