import { hmac } from '../../browser/crypto.ts'
import { rulesOf } from '../registry.ts'
import { openTableRound } from '../rounds/deal-round.ts'
import { settleSlip } from '../settlement/settle-slip.ts'
import type { TablePosition } from '../table-game.ts'
import { terminal } from './vectors.ts'

/** 1.00, the stake of the worked payouts. */
const STAKE_UNITS = 10_000

/** Positions of 1.00 on spots as they are offered on a state; all that is offered without a list. */
export function positionsOn(id: string, state: unknown, spots?: readonly string[]): TablePosition[] {
  const round = { rules: rulesOf(id), table: 'T', serial: 1, commitment: terminal, state }
  return openTableRound(round, hmac)
    .spots.filter(spot => !spots || spots.includes(spot.id))
    .map(spot => ({ spot: spot.id, units: STAKE_UNITS, topReturnX10000: spot.topReturnX10000 }))
}

/** Payouts with their stake, in whole currency, of 1.00 on each spot. */
export function payouts(id: string, result: unknown, spots: readonly string[], state: unknown = null): number[] {
  const { positions } = settleSlip(rulesOf(id), positionsOn(id, state, spots), result)
  return spots.map(spot => positions.find(position => position.spot === spot)!.payoutUnits / STAKE_UNITS)
}
