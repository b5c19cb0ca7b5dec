import type { TableKind } from '@baize/game-kit/tables/index'
import type { ComponentType } from 'react'
import { BaccaratCloth } from './baccarat.tsx'
import { CupCloth } from './cup.tsx'
import { DragonTigerCloth } from './dragon-tiger.tsx'
import { RouletteCloth } from './roulette.tsx'
import { SicBoCloth } from './sic-bo.tsx'
import { WheelCloth } from './wheel.tsx'
import { XocDiaCloth } from './xoc-dia.tsx'
import { YardCloth } from './yard.tsx'

/** The cloth of each kind of table. */
export const cloths: Readonly<Record<TableKind, ComponentType>> = {
  baccarat: BaccaratCloth,
  roulette: RouletteCloth,
  spark: RouletteCloth,
  'sic-bo': SicBoCloth,
  'dragon-tiger': DragonTigerCloth,
  'xoc-dia': XocDiaCloth,
  wheel: WheelCloth,
  yard: YardCloth,
  cup: CupCloth,
}
