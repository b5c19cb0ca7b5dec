import { ApiError } from '../../../../kernel/api-error.ts'
import type { Tx } from '../../../../kernel/database/open-database.ts'
import type { Contract, ContractsDependencies } from '../../dependencies.ts'
import { tables } from '../../tables.ts'
import { requireRate } from '../offer.ts'
import { beginSeries, holdType } from '../position.ts'
import { tellAnswered } from '../tell.ts'
import { cascade, close } from './end.ts'

/** Keeps an accepted contract until its day; another one that waited in its place is over. */
export async function agree(deps: ContractsDependencies, tx: Tx, contract: Contract, at: Date): Promise<Contract> {
  const { type, payer_id, payee_id, top_rate_ppm } = contract
  await requireRate(tx, type, payer_id, top_rate_ppm)
  const waiting = await ofPayee(tx, contract, 'ACCEPTED')
  if (waiting) await close(deps, tx, waiting, { reason: 'SUPERSEDED', at })
  const agreed = await tables(tx)
    .updateTable('contracts.contract')
    .set({ state: 'ACCEPTED' })
    .where('id', '=', contract.id)
    .where('payee_id', '=', payee_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellAnswered(deps, tx, agreed)
  return agreed
}

/**
 * Lets a contract be in force from a moment on. What the payee had before ends then, and so does whatever they grant above
 * the new rate.
 * @throws ApiError rate_above_upline where the upline's own rate has fallen since
 */
export async function begin(
  deps: ContractsDependencies,
  tx: Tx,
  contract: Contract,
  { from, at }: { from: Date; at: Date },
): Promise<Contract> {
  const { type, payer_id, payee_id, top_rate_ppm } = contract
  await requireRate(tx, type, payer_id, top_rate_ppm)
  const former = await ofPayee(tx, contract, 'ACTIVE')
  const since = former?.accepted_at && former.accepted_at > from ? at : from
  if (former) await close(deps, tx, former, { reason: 'SUPERSEDED', at: since })
  const begun = await tables(tx)
    .updateTable('contracts.contract')
    .set({ state: 'ACTIVE', accepted_at: since })
    .where('id', '=', contract.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellAnswered(deps, tx, begun)
  await cascade(deps, tx, { payeeId: payee_id, type, rateBelow: top_rate_ppm, at })
  return begun
}

const ofPayee = (tx: Tx, { payee_id, type }: Contract, state: 'ACCEPTED' | 'ACTIVE'): Promise<Contract | undefined> =>
  tables(tx)
    .selectFrom('contracts.contract')
    .selectAll()
    .where('payee_id', '=', payee_id)
    .where('type', '=', type)
    .where('state', '=', state)
    .executeTakeFirst()

/**
 * Begins every accepted contract whose day has come, before a window of that day is settled. A contract that its payer may
 * not grant any more ends instead.
 */
export async function beginDue(deps: ContractsDependencies): Promise<void> {
  const due = await tables(deps.database.kysely)
    .selectFrom('contracts.contract')
    .select(['id', 'type', 'period'])
    .where('state', '=', 'ACCEPTED')
    .where('starts_at', '<=', deps.clock.now())
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  for (const { id, type, period } of due) {
    await deps.database.transaction(async tx => {
      await beginSeries(tx, deps, { type, period }, deps.clock.now())
      const at = await holdType(tx, deps, type)
      const contract = await tables(tx)
        .selectFrom('contracts.contract')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', 'ACCEPTED')
        .executeTakeFirst()
      if (!contract) return
      await beginOrEnd(deps, tx, contract, { from: await laterThanClosed(tx, contract), at })
    })
  }
}

async function beginOrEnd(
  deps: ContractsDependencies,
  tx: Tx,
  contract: Contract,
  moments: { from: Date; at: Date },
): Promise<void> {
  try {
    await begin(deps, tx, contract, moments)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'rate_above_upline') throw error
    await close(deps, tx, contract, { reason: 'CASCADE', at: moments.at })
  }
}

/** The start that was agreed, or the end of what is settled where that is later. */
async function laterThanClosed(tx: Tx, { type, starts_at }: Contract): Promise<Date> {
  const { through } = await tables(tx)
    .selectFrom('contracts.position')
    .select(({ fn }) => fn.max('through').as('through'))
    .where('type', '=', type)
    .executeTakeFirstOrThrow()
  return through > starts_at! ? through : starts_at!
}
