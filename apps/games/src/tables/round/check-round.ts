import type { TableDealView, TableRoundView } from '@baize/api/studio/live'
import * as crypto from '@baize/game-kit/browser/crypto'
import {
  rulesOf,
  type TableVerdict,
  tableDefinitionHash,
  type VerifiableTableRound,
  verifyTableRound,
} from '@baize/game-kit/tables/index'

/** The record of a round as this page saw it: what was public before its bets, and what was dealt. */
export function recordOf(table: string, round: TableRoundView, deal: TableDealView): VerifiableTableRound {
  const { serial, commitment, definition, stateBefore } = round
  const { seed, entropy, draws, result, stateAfter } = deal
  const definitionHash = tableDefinitionHash(rulesOf(definition).definition, crypto.sha256)
  return { table, serial, commitment, definitionHash, stateBefore, seed, entropy, draws, result, stateAfter }
}

/** Computes a round again from the seed that it was dealt with; the commitment is the one shown before betting opened. */
export const checkRound = (record: VerifiableTableRound): TableVerdict => verifyTableRound(record, crypto)
