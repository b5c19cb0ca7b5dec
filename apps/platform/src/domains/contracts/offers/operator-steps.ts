import type { InputOf, ResponseOf } from '@baize/api'
import { pageOf } from '@baize/server-kit/database/page-of'
import { ApiError } from '../../../kernel/api-error.ts'
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
 * Offers a contract that the house pays to a member without upline.
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
  const contract = await deps.database.transaction(async tx => {
    const payeeId = await memberByName(tx, account)
    if (payeeId === null) throw new ApiError('not_found')
    if ((await deps.agents.hasUpline(tx, payeeId)) || !(await isReal(tx, payeeId)))
      throw new ApiError('not_direct_downline', { faults: [{ field: 'account', fault: 'wrong' }] })
    const startsAt = await startOf(tx, deps, startsOn)
    const offer = await writeOffer(deps, tx, { type, period: period ?? '', tiers, startsAt, payerId: null, payeeId })
    await audit(tx, {
      ...{ at: offer.offered_at, actor: operatorActor(caller), action: 'contracts.offerAsHouse' },
      ...{ subject: `contract:${offer.id}`, detail: { reason, account } },
    })
    return offer
  })
  return (await presentContracts(deps.database.kysely, [contract]))[0]!
}

/** Ends a contract that runs, or withdraws an offer. @throws ApiError not_found, contract_state */
export async function endAsOperator(
  deps: ContractsDependencies,
  { contractId, reason }: InputOf<'contracts.endAsOperator'>,
  caller: OperatorCaller,
): Promise<ContractView> {
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
      ...{ subject: `contract:${contractId}`, detail: { reason } },
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
