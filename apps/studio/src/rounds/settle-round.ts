import type { WalletReply } from '@baize/api/wallet-protocol'
import type { Visit } from '../visits.ts'
import { WalletUncertain } from '../wallet-client.ts'
import { type Staked, walletFields, walletIds } from '../wallet-moves.ts'
import type { RoundDependencies, StoredRound } from './round-dependencies.ts'

/** The settle call of a decided round. A stake that went back whole, without having been played for, is a push. */
export const settleCall = (round: StoredRound & Staked) => ({
  ...walletFields(round),
  transaction_uuid: walletIds(round.id).settle,
  bets: [
    {
      transaction_uuid: walletIds(round.id).bet,
      payout: Number(round.win_units),
      valid_amount: Number(round.valid_units ?? round.bet_units),
      status: statusOf(round),
    },
  ],
  round_closed: true,
})

function statusOf({ win_units, bet_units, valid_units }: StoredRound): 'lost' | 'won' | 'push' {
  if (valid_units === 0n && win_units === bet_units) return 'push'
  return win_units === 0n ? 'lost' : 'won'
}

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
