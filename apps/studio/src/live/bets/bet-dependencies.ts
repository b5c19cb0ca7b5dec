import { BetQueue } from '../../slips/bet-queue.ts'
import type { LiveDependencies, StoredTableSlip } from '../live-dependencies.ts'
import { acceptSlips } from './accept-slips.ts'
import { type NewSlip, writeSlips } from './write-slips.ts'

export interface BetDependencies extends LiveDependencies {
  bets: BetQueue<NewSlip, StoredTableSlip>
}

/** Slips of tables: those of one table look at one another's stakes. */
export const betsAtTables = (deps: LiveDependencies): BetDependencies['bets'] =>
  new BetQueue<NewSlip, StoredTableSlip>({
    name: 'table bets',
    wallet: deps.wallet,
    write: slips => writeSlips(deps, slips),
    keyOf: ({ visit }) => visit.game_code,
    lanes: 4,
    accept: slips => acceptSlips(deps, slips),
  })
