import type { InputOf } from '@baize/api'
import { formatAmount } from '@baize/money'
import type { Selectable } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { operators } from '../../../kernel/push/hub.ts'
import { notify } from '../../../kernel/push/notify.ts'
import { memberByName } from '../../identity/index.ts'
import { readAmount } from '../amounts.ts'
import type { Parts } from '../parts.ts'
import type { CashierTables } from '../tables.ts'
import { tables } from '../tables.ts'

export type Correction = Selectable<CashierTables['cashier.correction']>

export const correctionNumber = (id: bigint): string => `A${id}`
/** The id in such a number. */
export const correctionId = (number: string): bigint => BigInt(number.slice(1))

/**
 * Proposes to add to a member's main wallet, or to take from it; another operator decides. The same request proposes once.
 * @throws ApiError not_found, amount_invalid, key_reused
 */
export async function proposeCorrection(
  { database, clock, currency }: Parts,
  { account, direction, amount, reason, requestId }: InputOf<'cashier.proposeCorrection'>,
  { operatorId }: { operatorId: bigint },
): Promise<{ id: string }> {
  const units = readAmount(amount)
  const changeUnits = direction === 'up' ? units : -units
  const id = await database.transaction(async tx => {
    const memberId = await memberByName(tx, account)
    if (memberId === null) throw new ApiError('not_found')
    const at = clock.now()
    const made = await tables(tx)
      .insertInto('cashier.correction')
      .values({
        ...{ member_id: memberId, currency, change_units: changeUnits, reason, request_id: requestId },
        ...{ proposed_by: operatorId, proposed_at: at, decided_by: null, decided_at: null },
      })
      .onConflict(conflict => conflict.columns(['proposed_by', 'request_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) {
      const subject = correctionNumber(made.id)
      await notify(tx, operators, { kind: 'correction', id: subject })
      const after = { state: 'PROPOSED', member: memberId, change: formatAmount(changeUnits) }
      const act = { action: 'cashier.proposeCorrection', subject, detail: { reason }, before: null, after }
      await audit(tx, { at, actor: `operator:${operatorId}`, ...act })
      return made.id
    }
    const before = await tables(tx)
      .selectFrom('cashier.correction')
      .selectAll()
      .where('proposed_by', '=', operatorId)
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow()
    if (before.member_id !== memberId || before.change_units !== changeUnits) throw new ApiError('key_reused')
    return before.id
  })
  return { id: id.toString() }
}
