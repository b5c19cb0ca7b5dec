import type { WalletStatus } from '@baize/api/wallet-protocol'
import { StudioError } from '../studio-error.ts'
import { WalletUncertain } from '../wallet/wallet-client.ts'
import { type Staked, walletRefusal } from '../wallet/wallet-moves.ts'
import type { BetQueue } from './bet-queue.ts'

interface DebitDependencies {
  bets: Pick<BetQueue<never, never>, 'stake'>
  log: { warn(detail: object, message: string): void }
}

/**
 * Debits the stake of a bet that is written. What was not certainly taken is left by `leave`: refused with the wallet's status, or
 * with null to be rolled back until the wallet answers.
 * @returns what the member may play with now
 * @throws StudioError the wallet's refusal, or wallet_unavailable while its answer is not certain
 */
export async function debit(
  { bets, log }: DebitDependencies,
  staked: Staked,
  units: bigint,
  leave: (refusal: WalletStatus | null) => Promise<void>,
): Promise<number | null> {
  try {
    const reply = await bets.stake(staked, units)
    if (reply.status === 'OK') return reply.balance
    await leave(reply.status)
    throw walletRefusal(reply)
  } catch (error) {
    if (!(error instanceof WalletUncertain)) throw error
    log.warn({ err: error, bet: staked.id }, 'bet without a certain answer; rolling back')
    await leave(null)
    throw new StudioError('wallet_unavailable')
  }
}
