import type { TableDealView } from '@baize/api/studio/live'
import { type Draws, fromHex } from '@baize/game-kit'
import { hmac } from '@baize/game-kit/browser/crypto'
import { roundDraws } from '@baize/game-kit/tables/index'

/** Draws of a dealt round that only pictures follow from. */
export function lookOf(table: string, definitionVersion: number, { serial, seed, entropy }: TableDealView): Draws {
  return roundDraws(hmac, { table, definitionVersion, serial, seed: fromHex(seed), entropy }, 'look')
}
