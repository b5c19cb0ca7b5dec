import type { TableBetAnswer } from '@baize/api/studio/live'
import type { StudioInput } from '@baize/api/studio/requests'
import { debit } from '../../slips/debit.ts'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import { walletRefusal } from '../../wallet/wallet-moves.ts'
import type { StoredTableSlip } from '../live-dependencies.ts'
import type { BetDependencies } from './bet-dependencies.ts'
import { type Bet, readBet } from './bet-input.ts'
import { leaveSlip } from './leave-slip.ts'
import { readSlip } from './read-slips.ts'
import { roundClosed } from './round-closed.ts'

/**
 * Takes a bet on a round: all its chips or none, as one bet of the wallet. The slip is written before money moves and
 * accepted after it did, if the book is not sealed by then; what is not accepted goes back until the wallet confirms.
 * @throws StudioError input_invalid (naming the field), slip_reused, busy, round_closed, spot_shut, stake_limit, too_often,
 *   spot_full, or the wallet's refusal
 */
export async function placeBet(
  deps: BetDependencies,
  visit: Visit,
  input: StudioInput<'table.bet'>,
  receivedAt: Date,
): Promise<TableBetAnswer> {
  const bet = readBet(visit, input)
  const known = await deps.db
    .selectFrom('studio.table_slip')
    .selectAll()
    .where('id', '=', bet.slipId)
    .executeTakeFirst()
  if (known) return repeatedAnswer(deps, visit, known, bet)
  const slip = await deps.bets.write({ visit, bet, receivedAt })
  const balance = await debit(deps, { ...visit, id: slip.id }, slip.total_units, refusal =>
    leaveSlip(deps, slip, refusal),
  )
  const acceptedAt = await deps.bets.accept(slip)
  if (acceptedAt) return answer(deps, slip.id, acceptedAt, balance)
  await leaveSlip(deps, slip, null)
  throw roundClosed(bet.serial)
}

/** The same bet again answers as it did; the same id for another bet is refused. */
async function repeatedAnswer(
  deps: BetDependencies,
  visit: Visit,
  slip: StoredTableSlip,
  { inputHash, serial }: Bet,
): Promise<TableBetAnswer> {
  if (slip.user_id !== visit.user_id || slip.input_hash !== inputHash)
    throw new StudioError('slip_reused', { field: 'slipId' })
  if (slip.state === 'betting') throw new StudioError('busy')
  if (slip.accepted_at) return answer(deps, slip.id, slip.accepted_at, null)
  if (slip.state !== 'refused') throw roundClosed(serial)
  throw walletRefusal({ status: slip.refusal ?? 'NOT_ENOUGH_MONEY', balance: null })
}

async function answer(
  deps: BetDependencies,
  id: string,
  acceptedAt: Date,
  balance: number | null,
): Promise<TableBetAnswer> {
  return {
    nowMs: deps.outside.now().getTime(),
    slip: await readSlip(deps, id),
    acceptedAtMs: acceptedAt.getTime(),
    balanceUnits: balance === null ? null : String(balance),
  }
}
