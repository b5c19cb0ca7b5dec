import { randomInt, randomUUID } from 'node:crypto'
import type { Player, StrangersWallet } from './wallet.ts'

/** 1.00 a round; the right one of two boats pays 1.90, so that 95 % come back. */
export const stakeUnits = 10_000
const payoutUnits = 19_000

export interface Outcome {
  status: string
  won: boolean
  balance: string | null
}

/** One round: a stake, a boat, and what it pays. */
export async function playRound(wallet: StrangersWallet, player: Player, boat: 0 | 1): Promise<Outcome> {
  const [round, bet] = [randomUUID(), randomUUID()]
  const staked = await wallet.call('bet', {
    ...{ ...player, round, transaction_uuid: bet, amount: stakeUnits, round_closed: false, is_free: false },
  })
  if (staked.status !== 'OK') return { status: staked.status, won: false, balance: null }
  const won = randomInt(2) === boat
  const settled = await wallet.call('settle', {
    ...{ ...player, round, transaction_uuid: randomUUID(), round_closed: true },
    bets: [
      {
        transaction_uuid: bet,
        payout: won ? payoutUnits : 0,
        valid_amount: stakeUnits,
        status: won ? 'won' : 'lost',
      },
    ],
  })
  return { status: settled.status, won, balance: settled.balance === null ? null : String(settled.balance) }
}
