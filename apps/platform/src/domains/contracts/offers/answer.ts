import type { ContractState, ContractType } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import type { Contract, ContractsDependencies } from '../dependencies.ts'
import { tables } from '../tables.ts'
import { beginSeries, holdType } from './position.ts'
import { agree, begin } from './states/begin.ts'
import { terminate } from './states/end.ts'
import { endReason, nextState } from './states/states.ts'
import { tellAnswered } from './tell.ts'

export type Answer = 'ACCEPT' | 'REJECT' | 'WITHDRAW' | 'TERMINATE'

/** The side that may give an answer; either may terminate. */
const sideOf: Record<Answer, 'PAYER' | 'PAYEE' | null> = {
  ACCEPT: 'PAYEE',
  REJECT: 'PAYEE',
  WITHDRAW: 'PAYER',
  TERMINATE: null,
}

/**
 * Takes a contract a step on by one of its sides.
 * @throws ApiError not_found for none of this type, not_allowed for anybody but the side that may, contract_state where
 * the step may not be taken any more, rate_above_upline where the upline's own rate has fallen since
 */
export function answerContract(
  deps: ContractsDependencies,
  { type, contractId, answer, memberId }: { type: ContractType; contractId: bigint; answer: Answer; memberId: bigint },
): Promise<Contract> {
  return deps.database.transaction(async tx => {
    const known = await contractOf(tx, contractId, type)
    if (answer === 'ACCEPT') await beginSeries(tx, deps, known, deps.clock.now())
    const at = await holdType(tx, deps, type)
    const contract = await contractOf(tx, contractId, type)
    const side = sideIn(contract, memberId)
    if (side === null || (sideOf[answer] ?? side) !== side) throw new ApiError('not_allowed')
    const next = nextState(contract.state, answer)
    const isLate = contract.state === 'OFFERED' && at >= contract.expires_at
    if (next === null || isLate) throw new ApiError('contract_state')
    if (answer === 'TERMINATE') return terminate(deps, tx, { contract, reason: endReason(answer, side), at })
    if (answer === 'ACCEPT')
      return contract.starts_at && contract.starts_at > at
        ? agree(deps, tx, contract, at)
        : begin(deps, tx, contract, { from: at, at })
    return closeOffer(deps, tx, contract, { state: next, at })
  })
}

/** Ends an offer that nobody accepted. */
async function closeOffer(
  deps: ContractsDependencies,
  tx: Tx,
  { id }: Contract,
  { state, at }: { state: ContractState; at: Date },
): Promise<Contract> {
  const closed = await tables(tx)
    .updateTable('contracts.contract')
    .set({ state, ended_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellAnswered(deps, tx, closed)
  return closed
}

/** Offers that nobody answered in time. */
export async function expireOffers(deps: ContractsDependencies): Promise<void> {
  const late = await tables(deps.database.kysely)
    .selectFrom('contracts.contract')
    .select(['id', 'type'])
    .where('state', '=', 'OFFERED')
    .where('expires_at', '<=', deps.clock.now())
    .execute()
  for (const { id, type } of late) {
    await deps.database.transaction(async tx => {
      const at = await holdType(tx, deps, type)
      const contract = await contractOf(tx, id, type)
      if (contract.state === 'OFFERED') await closeOffer(deps, tx, contract, { state: 'EXPIRED', at })
    })
  }
}

/** @throws ApiError not_found */
export async function contractOf(tx: Queryable, id: bigint, type?: ContractType): Promise<Contract> {
  const contract = await tables(tx)
    .selectFrom('contracts.contract')
    .selectAll()
    .where('id', '=', id)
    .$if(type !== undefined, query => query.where('type', '=', type!))
    .executeTakeFirst()
  if (!contract) throw new ApiError('not_found')
  return contract
}

const sideIn = ({ payer_id, payee_id }: Contract, memberId: bigint): 'PAYER' | 'PAYEE' | null =>
  payee_id === memberId ? 'PAYEE' : payer_id === memberId ? 'PAYER' : null
