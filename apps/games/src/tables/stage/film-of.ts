import type { TableDealView, TableRoundView } from '@baize/api/studio/live'
import { hmac } from '@baize/game-kit/browser/crypto'
import { fromHex } from '@baize/game-kit/seeds'
import { roundDraws } from '@baize/game-kit/tables/chain/streams'
import type { Deal, Film, SceneKind } from './scene.ts'

export interface TableName {
  table: string
  definitionVersion: number
}

/** The film of a deal: the same for whoever has the deal, whenever it came. */
export function filmOf<F extends Film>(
  kind: SceneKind<F>,
  { table, definitionVersion }: TableName,
  deal: TableDealView,
  round: TableRoundView | null,
): F {
  const key = { table, definitionVersion, serial: deal.serial, seed: fromHex(deal.seed), entropy: deal.entropy }
  const dealt: Deal = {
    ...{ result: deal.result, facts: round?.facts ?? null, table },
    resultAfterMs: deal.resultAtMs - deal.dealtAtMs,
    endsAfterMs: deal.endsAtMs - deal.dealtAtMs,
    look: roundDraws(hmac, key, 'look'),
  }
  return kind.filmOf(dealt)
}
