import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { operators } from '../../../kernel/push/hub.ts'
import { notify } from '../../../kernel/push/notify.ts'
import { houseAccount, keys, memberAccount } from '../../ledger/index.ts'
import { requireSecondPerson } from '../../operators/index.ts'
import type { Parts } from '../parts.ts'
import { post } from '../post.ts'
import { tables } from '../tables.ts'
import { tell } from '../tell.ts'
import { type Correction, correctionNumber } from './correction.ts'

interface Ordered {
  id: string
  reason: string
}
type Operator = { operatorId: bigint }

/**
 * Carries out what another operator proposed; the member reads the reason of the proposal.
 * @throws ApiError not_found, order_state, second_approval_required for the one who proposed, not_enough_money, account_blocked
 */
export const approveCorrection = (parts: Parts, input: Ordered, operator: Operator) =>
  decide(parts, 'approveCorrection', input, operator, async (tx, correction) => {
    await requireOther(parts, tx, correction, operator)
    await postCorrection(parts, tx, correction)
    return 'POSTED'
  })

/** @throws ApiError not_found, order_state, second_approval_required for the one who proposed */
export const refuseCorrection = (parts: Parts, input: Ordered, operator: Operator) =>
  decide(parts, 'refuseCorrection', input, operator, async (tx, correction) => {
    await requireOther(parts, tx, correction, operator)
    return 'REFUSED'
  })

/** Takes a proposal back. @throws ApiError not_found, order_state, not_own_order for anybody but the one who proposed */
export const cancelCorrection = (parts: Parts, input: Ordered, operator: Operator) =>
  decide(parts, 'cancelCorrection', input, operator, async (_tx, correction) => {
    if (correction.proposed_by !== operator.operatorId) throw new ApiError('not_own_order')
    return 'CANCELLED'
  })

/** @throws ApiError second_approval_required for whoever proposed, and for no second person */
const requireOther = ({ clock }: Parts, tx: Tx, { proposed_by }: Correction, { operatorId }: Operator): Promise<void> =>
  requireSecondPerson(tx, {
    asked: { operatorId: proposed_by, permission: 'correction.propose' },
    decides: { operatorId, permission: 'correction.approve' },
    at: clock.now(),
  })

async function postCorrection(parts: Parts, tx: Tx, correction: Correction): Promise<void> {
  const { id, member_id: memberId, currency, change_units: change, reason } = correction
  const member = memberAccount(memberId, 'MAIN', { currency })
  const house = houseAccount('ADJUST', { currency })
  const [debit, credit, amountUnits] = change > 0n ? [house, member, change] : [member, house, -change]
  const order = correctionNumber(id)
  await post(parts.ledger, tx, {
    key: keys.adjustment(id),
    legs: [{ debit, credit, amountUnits, code: 'ADJUST' }],
    reference: order,
  })
  await tell(parts, tx, memberId, { name: change > 0n ? 'correctedUp' : 'correctedDown', order, amountUnits, reason })
}

async function decide(
  { database, clock, wallet }: Parts,
  name: string,
  { id, reason }: Ordered,
  { operatorId }: Operator,
  work: (tx: Tx, correction: Correction) => Promise<Exclude<Correction['state'], 'PROPOSED'>>,
): Promise<null> {
  const memberId = await database.transaction(async tx => {
    const correction = await tables(tx)
      .selectFrom('cashier.correction')
      .selectAll()
      .where('id', '=', BigInt(id))
      .forUpdate()
      .executeTakeFirst()
    if (!correction) throw new ApiError('not_found')
    if (correction.state !== 'PROPOSED') throw new ApiError('order_state')
    const state = await work(tx, correction)
    const at = clock.now()
    await tables(tx)
      .updateTable('cashier.correction')
      .set({ state, decided_by: operatorId, decided_at: at })
      .where('id', '=', correction.id)
      .execute()
    const subject = correctionNumber(correction.id)
    await notify(tx, operators, { kind: 'correction', id: subject })
    const change = { before: { state: correction.state }, after: { state } }
    const act = { action: `cashier.${name}`, subject, detail: { reason }, ...change }
    await audit(tx, { at, actor: `operator:${operatorId}`, ...act })
    return correction.member_id
  })
  wallet.tellBalance(memberId)
  return null
}
