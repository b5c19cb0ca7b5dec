import type { WalletReply } from '@baize/api/wallet-protocol'
import type { StoredBet } from '../tables.ts'
import type { Visit } from '../visits.ts'
import { WalletUncertain } from '../wallet/wallet-client.ts'
import { type Staked, walletFields, walletIds } from '../wallet/wallet-moves.ts'
import type { RoundDependencies, StoredRound } from './round-dependencies.ts'

/** The settle call of a decided round: all of its stakes, with what each paid. */
export const settleCall = (round: StoredRound & Staked) => ({
  ...walletFields(round),
  transaction_uuid: walletIds(round.id).settle,
  bets: betsOf(round).map(bet => ({
    transaction_uuid: walletIds(bet.id).bet,
    payout: bet.winUnits,
    valid_amount: bet.validUnits,
    status: statusOf(bet),
  })),
  round_closed: true,
})

/** The stakes of a decided round; those of a round without raises follow from the round itself. */
const betsOf = ({ id, bets, bet_units, win_units, valid_units }: StoredRound): StoredBet[] =>
  bets ?? [
    {
      id,
      stakeUnits: Number(bet_units),
      winUnits: Number(win_units),
      validUnits: Number(valid_units ?? bet_units),
    },
  ]

/** A stake that went back whole, without having been played for, is a push. */
function statusOf({ stakeUnits, winUnits, validUnits }: StoredBet): 'lost' | 'won' | 'push' {
  if (validUnits === 0 && winUnits === stakeUnits) return 'push'
  return winUnits === 0 ? 'lost' : 'won'
}

/** All that a decided round has cost. */
export const stakedUnits = (round: StoredRound): number => betsOf(round).reduce((sum, bet) => sum + bet.stakeUnits, 0)

/** Credits a decided round. Null when the wallet gave no certain answer: the retrier goes on until it does (rule R5). */
export async function settleRound(
  deps: RoundDependencies,
  { wallet_token }: Pick<Visit, 'wallet_token'>,
  round: StoredRound,
): Promise<WalletReply | null> {
  try {
    const reply = await deps.wallet.settle(settleCall({ ...round, wallet_token }))
    if (reply.status === 'OK') {
      await markSettled(deps, [round.id])
      return reply
    }
    deps.log.error({ round: round.id, status: reply.status }, 'settle refused; it will be tried again')
  } catch (error) {
    if (!(error instanceof WalletUncertain)) throw error
    deps.log.warn({ err: error, round: round.id }, 'settle without a certain answer; it will be tried again')
  }
  return null
}

export async function markSettled(deps: RoundDependencies, roundIds: string[]): Promise<void> {
  if (roundIds.length === 0) return
  await deps.db
    .updateTable('studio.round')
    .set({ state: 'settled', settled_at: deps.outside.now(), retry_at: null })
    .where('id', 'in', roundIds)
    .where('state', '=', 'decided')
    .execute()
}
