import type { InputOf, ResponseOf } from '@baize/api'
import { pageOf } from '@baize/server-kit/database/page-of'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireApproval, requireUnmoved } from '../../../kernel/approvals/require-approval.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import { memberByName } from '../../identity/index.ts'
import type { ContractsDependencies } from '../dependencies.ts'
import { tables } from '../tables.ts'
import { contractOf } from './answer.ts'
import { isReal, writeOffer } from './offer.ts'
import { holdType } from './position.ts'
import { type ContractView, presentContracts } from './present.ts'
import { terminate, withdraw } from './states/end.ts'
import { startOf } from './states/start-date.ts'
import { nextState } from './states/states.ts'
import { readTiers } from './terms.ts'

/**
 * Offers a contract that the house pays to a member without upline. It takes two operators.
 * @throws ApiError not_found, not_direct_downline for a member with an upline, invalid_input, offer_open
 */
export async function offerAsHouse(
  deps: ContractsDependencies,
  { account, type, period, tiers: written, startsOn, reason }: InputOf<'contracts.offerAsHouse'>,
  caller: OperatorCaller,
): Promise<ContractView> {
  const isDividend = type === 'DIVIDEND'
  if (isDividend && !period) throw refused('period', 'required')
  if (!isDividend && (period || written.length > 1)) throw refused(period ? 'period' : 'tiers', 'unknown_field')
  const tiers = readTiers(type, written, 'tiers')
  await rootAgentOf(deps, deps.database.kysely, account)
  const change = { before: null, after: { account, type, period: period ?? null, tiers: written, startsOn } }
  await requireApproval(deps, change)
  const contract = await deps.database.transaction(async tx => {
    const payeeId = await rootAgentOf(deps, tx, account)
    const startsAt = await startOf(tx, deps, startsOn)
    const offer = await writeOffer(deps, tx, { type, period: period ?? '', tiers, startsAt, payerId: null, payeeId })
    await audit(tx, {
      ...{ at: offer.offered_at, actor: operatorActor(caller), action: 'contracts.offerAsHouse' },
      ...{ subject: `contract:${offer.id}`, detail: { reason }, ...change },
    })
    return offer
  })
  return (await presentContracts(deps.database.kysely, [contract]))[0]!
}

/** @throws ApiError not_found, not_direct_downline for a member with an upline */
async function rootAgentOf({ agents }: ContractsDependencies, db: Queryable, account: string): Promise<bigint> {
  const memberId = await memberByName(db, account)
  if (memberId === null) throw new ApiError('not_found')
  if ((await agents.hasUpline(db, memberId)) || !(await isReal(db, memberId)))
    throw new ApiError('not_direct_downline', { faults: [{ field: 'account', fault: 'wrong' }] })
  return memberId
}

/** Ends a contract that runs, or withdraws an offer. It takes two operators. @throws ApiError not_found, contract_state */
export async function endAsOperator(
  deps: ContractsDependencies,
  { contractId, reason }: InputOf<'contracts.endAsOperator'>,
  caller: OperatorCaller,
): Promise<ContractView> {
  const { state: stateNow } = await contractOf(deps.database.kysely, BigInt(contractId))
  const change = { before: { state: stateNow }, after: { state: nextState(stateNow, 'OPERATOR') } }
  requireUnmoved(change.before)
  if (change.after.state === null) throw new ApiError('contract_state')
  await requireApproval(deps, change)
  const contract = await deps.database.transaction(async tx => {
    const { type } = await contractOf(tx, BigInt(contractId))
    const at = await holdType(tx, deps, type)
    const known = await contractOf(tx, BigInt(contractId))
    const state = nextState(known.state, 'OPERATOR')
    if (state === null) throw new ApiError('contract_state')
    const ended =
      state === 'TERMINATED'
        ? await terminate(deps, tx, { contract: known, reason: 'OPERATOR', at, told: reason })
        : (await withdraw(deps, tx, [known.id], { at, told: reason }))[0]!
    await audit(tx, {
      ...{ at, actor: operatorActor(caller), action: 'contracts.endAsOperator' },
      ...{ subject: `contract:${contractId}`, detail: { reason }, ...change },
    })
    return ended
  })
  return (await presentContracts(deps.database.kysely, [contract]))[0]!
}

/** A member's contracts on either side, the newest first. @throws ApiError not_found */
export async function contractsOfMember(
  db: Queryable,
  { account, ...paging }: InputOf<'contracts.ofMember'>,
): Promise<ResponseOf<'contracts.ofMember'>> {
  const memberId = await memberByName(db, account)
  if (memberId === null) throw new ApiError('not_found')
  const query = tables(db)
    .selectFrom('contracts.contract')
    .selectAll()
    .where(eb => eb.or([eb('payee_id', '=', memberId), eb('payer_id', '=', memberId)]))
    .orderBy('id', 'desc')
  const { rows, totalCount, totalPages } = await pageOf(query, paging)
  return { list: await presentContracts(db, rows), totalCount, totalPages }
}

const refused = (field: string, fault: 'required' | 'unknown_field') =>
  new ApiError('invalid_input', { faults: [{ field, fault }] })
