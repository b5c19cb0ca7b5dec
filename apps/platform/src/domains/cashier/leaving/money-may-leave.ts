import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { requireNotHeld } from '../../identity/index.ts'
import { type AccountRef, memberAccount } from '../../ledger/index.ts'
import type { Parts } from '../parts.ts'
import { type Funds, requireAvailable } from '../turnover/available.ts'

export interface Leaving {
  memberId: bigint
  amountUnits: bigint
  at: Date
  /** Other accounts that the transfer touches, locked together with the member's in one order. */
  alsoLock?: readonly AccountRef[]
  /** Key of the transfer: what was carried out under it already passes and is answered by the ledger. */
  key?: string
  /** Locks of the caller that come before those of accounts. */
  beforeAccounts?: () => Promise<void>
  /** The account that it leaves, where that is not the main wallet. */
  wallet?: AccountRef
  /** A bonus that is being played stays, and does not stop it. */
  besideBonus?: boolean
  /** The member agrees to give up the bonus that is being played. */
  forfeitBonus?: boolean
}

/**
 * The one guard before money leaves a member for somewhere else than a game against the house: another member, whom a stake in a
 * game between members may go to as well, or the world outside. The account is neither frozen nor held, no bonus is being played that the member keeps, and the amount is available. It locks the account's row, then
 * the bonus, then the ledger accounts, all until the transaction ends.
 * @returns what it has; null for what was carried out under the key already
 * @throws ApiError account_blocked, withdrawal_on_hold, bonus_active, bonus_round_open, not_available
 */
export async function requireMayLeave(
  { bonuses, ledger, currency }: Pick<Parts, 'bonuses' | 'ledger' | 'currency'>,
  tx: Tx,
  leaving: Leaving,
): Promise<Funds | null> {
  const { memberId, amountUnits, at, alsoLock = [], key, wallet } = leaving
  const isKnown = async () => key !== undefined && ledger.knows(tx, key)
  if (await isKnown()) return null
  await requireNotHeld(tx, memberId, at)
  if ((await bonuses.lockHeld(tx, memberId)) !== null && !leaving.besideBonus) {
    if (!leaving.forfeitBonus) throw new ApiError('bonus_active')
    await bonuses.forfeit(tx, memberId)
  }
  await leaving.beforeAccounts?.()
  const main = memberAccount(memberId, 'MAIN', { currency })
  const elsewhere = wallet && wallet.kind !== 'MAIN' ? wallet : null
  await ledger.lockBalances(tx, [main, ...(elsewhere ? [elsewhere] : []), ...alsoLock])
  // The same request may have come at the same moment and been first.
  if (await isKnown()) return null
  return requireAvailable(tx, ledger, { memberId, currency, amountUnits, elsewhere })
}
