import type { Volatility } from '../../models/model.ts'
import type { BossName } from './prey.ts'

export const FISH_CODES = ['TDL-REEF', 'TDL-DELTA', 'TDL-COMET'] as const
export type FishCode = (typeof FISH_CODES)[number]

/** A title of the one table of prey (rooms book 2.1). */
export interface FishTitle {
  code: FishCode
  name: string
  volatility: Volatility
  /** How often the spawner draws each swimmer, out of 64, in the order of the table. */
  spawnWeights: readonly number[]
  /** They come in turns. */
  bosses: readonly BossName[]
  hasClam: boolean
}

export const FISH_TITLES: Readonly<Record<FishCode, FishTitle>> = {
  'TDL-REEF': {
    ...{ code: 'TDL-REEF', name: 'Lantern Reef', volatility: 'medium' },
    spawnWeights: [9, 8, 7, 6, 5, 5, 4, 4, 3, 3, 2, 1, 1, 1, 2, 1, 1, 1],
    ...{ bosses: ['dragon', 'king'], hasClam: true },
  },
  'TDL-DELTA': {
    ...{ code: 'TDL-DELTA', name: 'Moonlit Delta', volatility: 'low' },
    spawnWeights: [10, 9, 8, 7, 7, 6, 4, 4, 3, 2, 1, 0, 0, 1, 1, 1, 0, 0],
    ...{ bosses: ['king'], hasClam: false },
  },
  'TDL-COMET': {
    ...{ code: 'TDL-COMET', name: 'Comet Shoal', volatility: 'high' },
    spawnWeights: [7, 7, 5, 5, 5, 4, 4, 4, 4, 4, 4, 3, 2, 2, 1, 1, 1, 1],
    ...{ bosses: ['dragon'], hasClam: true },
  },
}
