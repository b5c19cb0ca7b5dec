import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { payeeNameOf } from '../../members/index.ts'
import { tables } from '../tables.ts'
import { plainName } from './plain-name.ts'

/** Tells if a holder is the member: by the name given at registration, or that of an account that was checked before. */
export async function isKnownHolder(tx: Tx, memberId: bigint, holder: string): Promise<boolean> {
  const checked = await tables(tx)
    .selectFrom('cashier.payout_account')
    .select('holder')
    .where('member_id', '=', memberId)
    .where('holder_checked', '=', true)
    .execute()
  const names = [await payeeNameOf(tx, memberId), ...checked.map(account => account.holder)]
  return names.some(name => name !== null && plainName(name) === plainName(holder))
}

/**
 * Refuses to pay an account whose holder nobody has compared with the member; an operator who says to have done so is noted.
 * @throws ApiError holder_unchecked
 */
export async function requireHolder(
  tx: Tx,
  accountId: bigint,
  { operatorId, saysChecked }: { operatorId: bigint; saysChecked: boolean },
): Promise<void> {
  const account = await tables(tx)
    .selectFrom('cashier.payout_account')
    .select('holder_checked')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (account.holder_checked) return
  if (!saysChecked) throw new ApiError('holder_unchecked', { faults: [{ field: 'holderChecked', fault: 'required' }] })
  await tables(tx)
    .updateTable('cashier.payout_account')
    .set({ holder_checked: true, checked_by: operatorId })
    .where('id', '=', accountId)
    .execute()
}
