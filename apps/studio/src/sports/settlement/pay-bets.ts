import { payDueSlips } from '../../slips/pay-due-slips.ts'
import { type Settle, type Staked, walletFields, walletIds } from '../../wallet/wallet-moves.ts'
import type { SportsDependencies, StoredBet } from '../sports-dependencies.ts'
import { readBets } from '../views/read-bets.ts'
import { payCredits } from './price-errors/pay-credits.ts'

type DueBet = StoredBet & Staked

/** Pays, refunds and rolls back the bets of the book that are due, and tells their players. */
export async function payBets(deps: SportsDependencies): Promise<void> {
  await payDueSlips<DueBet>(deps, 'sports.bet', settleCall, bets => void tell(deps, bets))
  await tell(deps, await payCredits(deps))
}

/** The settle call of a bet that is decided, void or cashed out. Each bet is a round of its own. */
function settleCall(bet: DueBet): Settle {
  const { bet: transaction_uuid, settle } = walletIds(bet.id)
  return {
    ...walletFields(bet),
    transaction_uuid: settle,
    bets: [
      {
        transaction_uuid,
        payout: Number(bet.payout_units),
        valid_amount: Number(bet.valid_units),
        status: bet.outcome!,
      },
    ],
    // What was cashed out of a bet leaves the round to its rest.
    round_closed: bet.outcome !== 'cashed_out' || bet.part_of === null,
  }
}

async function tell(deps: SportsDependencies, bets: readonly Staked[]): Promise<void> {
  for (const [userId, own] of Map.groupBy(bets, ({ user_id }) => user_id)) {
    if (!deps.feeds.hasPlayer(userId)) continue
    for (const bet of await readBets(deps, { userId, ids: own.map(({ id }) => id) })) deps.feeds.tellPlayer(userId, bet)
  }
}
