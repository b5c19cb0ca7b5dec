import type { InputOf, OperatorPermission, ResponseOf } from '@baize/api'
import { takeOverPermission } from '@baize/api/take-over-permission'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import { lockDeposit } from '../deposits/deposit.ts'
import type { OrderKind } from '../desk/wait.ts'
import type { Parts } from '../parts.ts'
import { tellClaim } from '../pending/tell-queue.ts'
import { tables } from '../tables.ts'
import { lockWithdrawal } from '../withdrawals/withdrawal.ts'
import { type Claimed, leaseFrom, releaseClaim, requireClaim } from './claim-rows.ts'

type Input = InputOf<'cashier.claim'>

/** What an operator must be allowed to do, one of these, to work on an order. */
const workers: Record<OrderKind, readonly OperatorPermission[]> = {
  deposit: ['deposit.decide'],
  withdrawal: ['withdrawal.review', 'withdrawal.pay', 'withdrawal.dispute'],
}
/**
 * Takes an order for oneself for some minutes, or goes on with it. Risk may take it from somebody else.
 * @throws ApiError not_allowed, not_found, claimed_by_other
 */
export async function claimOrder(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { number }: Input,
  caller: OperatorCaller,
): Promise<ResponseOf<'cashier.claim'>> {
  const claimed = readNumber(number, caller)
  return database.transaction(async tx => {
    const { version } = await lockOrder(tx, claimed)
    const at = clock.now()
    const other = await holderOf(tx, claimed, at)
    const isTaken = other !== null && other !== caller.operatorId
    if (isTaken && !caller.permissions.includes(takeOverPermission)) throw new ApiError('claimed_by_other')
    const until = leaseFrom(at)
    await tables(tx)
      .insertInto('cashier.claim')
      .values({ order_kind: claimed.kind, order_id: claimed.id, operator_id: caller.operatorId, until })
      .onConflict(conflict =>
        conflict.columns(['order_kind', 'order_id']).doUpdateSet({ operator_id: caller.operatorId, until }),
      )
      .execute()
    await tellClaim(tx, claimed)
    const before = { operator: other === null ? null : `operator:${other}` }
    const change = { before, after: { operator: operatorActor(caller), until: until.toISOString() } }
    await audit(tx, { at, actor: operatorActor(caller), action: 'cashier.claim', subject: number, ...change })
    return { until: until.toISOString(), version }
  })
}

/** Leaves an order to others. @throws ApiError not_allowed, not_found, claimed_by_other where one does not have it */
export async function unclaimOrder(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { number }: Input,
  caller: OperatorCaller,
): Promise<null> {
  const claimed = readNumber(number, caller)
  await database.transaction(async tx => {
    await lockOrder(tx, claimed)
    const at = clock.now()
    await requireClaim(tx, claimed, caller, at)
    await releaseClaim(tx, claimed)
    const change = { before: { operator: operatorActor(caller) }, after: { operator: null } }
    await audit(tx, { at, actor: operatorActor(caller), action: 'cashier.unclaim', subject: number, ...change })
  })
  return null
}

async function holderOf(tx: Tx, { kind, id }: Claimed, at: Date): Promise<bigint | null> {
  const claim = await tables(tx)
    .selectFrom('cashier.claim')
    .select('operator_id')
    .where('order_kind', '=', kind)
    .where('order_id', '=', id)
    .where('until', '>', at)
    .executeTakeFirst()
  return claim?.operator_id ?? null
}

/** Others who want the order wait for it. @throws ApiError not_found */
const lockOrder = (tx: Tx, { kind, id }: Claimed): Promise<{ version: number }> =>
  kind === 'deposit' ? lockDeposit(tx, id) : lockWithdrawal(tx, id)

/** @throws ApiError not_allowed for an operator who works on no such orders */
function readNumber(number: string, { permissions }: OperatorCaller): Claimed {
  const kind = number.startsWith('D') ? 'deposit' : 'withdrawal'
  if (!workers[kind].some(each => permissions.includes(each))) throw new ApiError('not_allowed')
  return { kind, id: BigInt(number.slice(1)) }
}
