import type { ContractEnd } from '@baize/api'
import { sql } from 'kysely'
import type { Tx } from '../../../../kernel/database/open-database.ts'
import type { Contract, ContractsDependencies } from '../../dependencies.ts'
import { tables } from '../../tables.ts'
import { tellEnded } from '../tell.ts'

/**
 * Ends a contract that runs, or waits for its day, and then whatever its payee may no longer grant.
 * @param told what an operator wrote as the reason
 */
export async function terminate(
  deps: ContractsDependencies,
  tx: Tx,
  { contract, reason, at, told }: { contract: Contract; reason: ContractEnd; at: Date; told?: string },
): Promise<Contract> {
  const ended = await close(deps, tx, contract, { reason, at, told })
  // What waited for its day has paid for nothing yet.
  if (contract.state === 'ACTIVE')
    await cascade(deps, tx, { payeeId: contract.payee_id, type: contract.type, rateBelow: 0n, at })
  return ended
}

/**
 * Writes the end of one contract and tells both sides. One that began after the given moment ends as it began, and none ends in a window
 * that is settled.
 */
export async function close(
  deps: ContractsDependencies,
  tx: Tx,
  contract: Contract,
  { reason, at, told }: { reason: ContractEnd; at: Date; told?: string | undefined },
): Promise<Contract> {
  const ended = await tables(tx)
    .updateTable('contracts.contract')
    .set({
      ...{ state: 'TERMINATED', end_reason: reason },
      ended_at: sql`greatest(${at}, accepted_at, (
        select through from contracts.position p where p.type = contract.type and p.period = contract.period))`,
    })
    .where('id', '=', contract.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellEnded(deps, tx, ended, told)
  return ended
}

/**
 * Withdraws offers that wait and tells their payees.
 * @param told what an operator wrote as the reason
 */
export async function withdraw(
  deps: ContractsDependencies,
  tx: Tx,
  ids: readonly bigint[],
  { at, told }: { at: Date; told?: string },
): Promise<Contract[]> {
  if (ids.length === 0) return []
  const withdrawn = await tables(tx)
    .updateTable('contracts.contract')
    .set({ state: 'WITHDRAWN', ended_at: at })
    .where('id', 'in', ids)
    .returningAll()
    .execute()
  for (const contract of withdrawn) await tellEnded(deps, tx, contract, told)
  return withdrawn
}

/**
 * Ends and withdraws what a member grants above the rate that they have now, and so on down the tree, one statement a
 * level.
 * @param rateBelow what the member is still paid, in parts per million; 0 for nothing
 */
export async function cascade(
  deps: ContractsDependencies,
  tx: Tx,
  { payeeId, type, rateBelow, at }: { payeeId: bigint; type: Contract['type']; rateBelow: bigint; at: Date },
): Promise<void> {
  let grantors = [payeeId]
  let ratePpm = rateBelow
  while (grantors.length > 0) {
    const above = await tables(tx)
      .selectFrom('contracts.contract')
      .selectAll()
      .where('payer_id', 'in', grantors)
      .where('type', '=', type)
      .where('state', 'in', ['ACTIVE', 'ACCEPTED', 'OFFERED'])
      .where('top_rate_ppm', '>', ratePpm)
      .orderBy('id')
      .execute()
    const active = above.filter(({ state }) => state === 'ACTIVE')
    const running = above.filter(({ state }) => state !== 'OFFERED')
    for (const contract of running) await close(deps, tx, contract, { reason: 'CASCADE', at })
    const offered = above.filter(({ state }) => state === 'OFFERED').map(({ id }) => id)
    await withdraw(deps, tx, offered, { at })
    grantors = active.map(({ payee_id }) => payee_id)
    ratePpm = 0n
  }
}
