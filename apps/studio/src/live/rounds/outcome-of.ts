import { hmac } from '@baize/game-kit/node/crypto'
import { dealTableRound, type OfferedTable } from '@baize/game-kit/tables/index'
import type { StoredTableRound } from '../live-dependencies.ts'

/** What a round's seed gives; bets are no input. */
export const outcomeOf = (
  { table, rules }: Pick<OfferedTable, 'table' | 'rules'>,
  { serial, commitment, state_before }: StoredTableRound,
  seed: Uint8Array,
  entropy: string,
) =>
  dealTableRound(
    { rules, table, serial: Number(serial), commitment, state: JSON.parse(state_before), seed, entropy },
    hmac,
  )
