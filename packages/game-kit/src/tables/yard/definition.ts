import { type Contestant, graded } from '../contestants.ts'
import { paying, type TableDefinition } from '../table-game.ts'

/** Two clockwork roosters a round at fixed prices; chances are integers of 10 000. */
export interface YardDefinition extends TableDefinition {
  kind: 'yard'
  roster: readonly Contestant[]
  /** Chance of a side at equal grades, and what each grade more adds. */
  evenChance: number
  chancePerGrade: number
  drawChance: number
  drawReturnX10000: number
  /** Prices of sides are this over the chance; the stake comes back on a draw. */
  sideTargetX10000: number
  /** Prices of first touch and of exchanges are this over the chance. */
  otherTargetX10000: number
  /** Weights of 4, 5, ... exchanges of a bout that is decided; a draw has as many as the most. */
  fewestExchanges: number
  exchangeWeights: readonly number[]
  /** Exchanges up to here are under, more are over; draws are over. */
  underUpTo: number
  /** Of ten, how often the winner of a bout touches first. */
  winnerTouchesFirst: number
}

export const YARD_DEFINITIONS: readonly YardDefinition[] = [
  {
    ...{ kind: 'yard', version: 1, edition: 'clk' },
    roster: [
      ...graded(5, 'Brassbeak', 'Tinderwing', 'Gearcrest'),
      ...graded(4, 'Kettlecrow', 'Springtoe', 'Coppertail', 'Rattlewing'),
      ...graded(3, 'Windkey', 'Boltcomb', 'Sparrowgear', 'Pinionet'),
      ...graded(2, 'Hingewing', 'Rustbonnet', 'Tinwhistle'),
      ...graded(1, 'Pennycoil', 'Cogling'),
    ],
    ...{ evenChance: 4_600, chancePerGrade: 250, drawChance: 800, drawReturnX10000: paying(10.75) },
    ...{ sideTargetX10000: 8_800, otherTargetX10000: 9_500 },
    ...{ fewestExchanges: 4, exchangeWeights: [8, 14, 20, 22, 18, 12, 6], underUpTo: 7, winnerTouchesFirst: 6 },
  },
]
