import type { TableDefinition } from '../table-game.ts'
import { paying } from '../table-game.ts'

/** One card each from eight packs that are whole again in every round, so that nobody can count them. */
export interface DragonTigerDefinition extends TableDefinition {
  kind: 'dragon-tiger'
  decks: number
  /** Returns in 1/10 000 of the stake. Dragon and tiger give `tieBackX10000` back on a tie. */
  returnsX10000: Readonly<Record<string, number>>
  tieBackX10000: number
}

const onOneCard = (card: 'D' | 'T') => ({
  [`${card}O`]: paying(0.75),
  [`${card}E`]: paying(1.05),
  [`${card}R`]: paying(0.9),
  [`${card}K`]: paying(0.9),
  [`${card}H`]: paying(1),
  [`${card}L`]: paying(1),
})

export const DRAGON_TIGER_DEFINITIONS: readonly DragonTigerDefinition[] = [
  {
    ...{ kind: 'dragon-tiger', version: 1, edition: 'dtg', decks: 8, tieBackX10000: 5_000 },
    returnsX10000: {
      ...{ D: paying(1), T: paying(1), TIE: paying(11), STIE: paying(50) },
      ...onOneCard('D'),
      ...onOneCard('T'),
    },
  },
]
