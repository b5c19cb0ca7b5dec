import { ApiError } from '../../kernel/api-error.ts'
import type { Tx } from '../../kernel/database/open-database.ts'
import type { Group, Ledger, Refusal } from '../ledger/index.ts'
import { LedgerRefusal } from '../ledger/index.ts'

const told: Partial<Record<Refusal, 'not_enough_money' | 'key_reused' | 'account_blocked' | 'amount_invalid'>> = {
  poor: 'not_enough_money',
  key_reused: 'key_reused',
  account_blocked: 'account_blocked',
  amount_invalid: 'amount_invalid',
}

/**
 * Posts inside a use case's transaction, which ends with it when the ledger refuses.
 * @throws ApiError not_enough_money, key_reused, account_blocked, amount_invalid
 */
export async function post(ledger: Ledger, tx: Tx, ...groups: Group[]): Promise<void> {
  try {
    await ledger.mustPostIn(tx, groups)
  } catch (error) {
    const code = error instanceof LedgerRefusal ? told[error.refusal] : undefined
    throw code ? new ApiError(code) : error
  }
}
