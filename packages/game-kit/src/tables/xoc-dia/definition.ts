import type { TableDefinition } from '../table-game.ts'
import { paying } from '../table-game.ts'

/** Four coins, red on one face and white on the other. */
export interface XocDiaDefinition extends TableDefinition {
  kind: 'xoc-dia'
  /** Returns in 1/10 000 of the stake. High and low give the stake back on two red. */
  returnsX10000: Readonly<Record<string, number>>
}

export const XOC_DIA_DEFINITIONS: readonly XocDiaDefinition[] = [
  {
    ...{ kind: 'xoc-dia', version: 1, edition: 'xoc' },
    returnsX10000: {
      ...{ even: paying(0.95), odd: paying(0.95), red4: paying(14), white4: paying(14) },
      ...{ red3: paying(2.8), white3: paying(2.8), two: paying(1.5), four: paying(6.5) },
      ...{ high: paying(0.9), low: paying(0.9) },
    },
  },
]
