import type { Leg } from '../../ledger/index.ts'
import { houseAccount } from '../../ledger/index.ts'
import type { HotMove } from '../calls/command.ts'
import { type KnownSession, rebatePayer, walletOf } from '../sessions/known-sessions.ts'

/** A series of so much pays back everything that is staked. */
const fairSeries = 2000

/** The most that may go back: what the member's highest series is above the chosen one. */
const boundOf = ({ maxSeries }: KnownSession, odds_series: number): number =>
  Math.max(0, ((maxSeries - odds_series) * 10_000) / fairSeries)

/**
 * Share of the stakes of a settle that goes back, in 1/10 000: what the provider says, within the platform's own bound. Null
 * where the settle names no odds series.
 */
export const rebateRateOf = (move: HotMove): number | null =>
  move.call === 'settle' && move.body.odds_series !== undefined
    ? Math.min(move.body.rebate_x10000 ?? 0, boundOf(move.session, move.body.odds_series))
    : null

/** True when a provider says more than goes back. */
export const claimsTooMuch = (move: HotMove): boolean =>
  move.call === 'settle' && (move.body.rebate_x10000 ?? 0) > (rebateRateOf(move) ?? 0)

/** Takes a rebate back as far as the member's money reaches; the house notes the rest. */
export function rebateLegs(session: KnownSession, rebateUnits: bigint): Leg[] {
  if (rebateUnits === 0n) return []
  const credit = rebatePayer(session)
  const debit = walletOf(session)
  const receivable = houseAccount('RECEIVABLE', session)
  return [
    { debit, credit, amountUnits: rebateUnits, code: 'REBATE', mode: 'up_to' },
    { debit: receivable, credit, code: 'SHORTFALL', mode: 'rest', suffix: ' short' },
  ]
}
