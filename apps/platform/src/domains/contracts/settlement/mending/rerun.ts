import type { InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { pageOf } from '@baize/server-kit/database/page-of'
import { sql } from 'kysely'
import { ApiError } from '../../../../kernel/api-error.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import type { Queryable } from '../../../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../../../kernel/http/caller.ts'
import type { ContractsDependencies } from '../../dependencies.ts'
import { tables } from '../../tables.ts'
import { differencesOf } from './recheck.ts'

interface RunSums {
  id: bigint
  lines: number
  amount: bigint
  pending: bigint
}

/** Settlements of a type that had lines, the newest window first. */
export async function listRuns(
  db: Queryable,
  { type, ...paging }: InputOf<'contracts.runs'>,
): Promise<ResponseOf<'contracts.runs'>> {
  const query = tables(db)
    .selectFrom('contracts.run')
    .selectAll()
    .where('type', '=', type)
    .orderBy('window_start', 'desc')
    .orderBy('id', 'desc')
  const { rows, totalPages } = await pageOf(query, paging)
  const { rows: sums } = await sql<RunSums>`
    select run_id as id, count(*)::int as lines, sum(amount_units)::bigint as amount,
      coalesce(sum(amount_units) filter (where state = 'PENDING'), 0)::bigint as pending
    from contracts.line where run_id = any (${rows.map(({ id }) => id)}::bigint[]) group by run_id`.execute(db)
  const byRun = new Map(sums.map(sum => [sum.id, sum]))
  return {
    list: rows.map(run => ({
      id: run.id.toString(),
      period: run.period || null,
      windowStart: run.window_start.toISOString(),
      windowEnd: run.window_end.toISOString(),
      cutoff: run.cutoff.toISOString(),
      state: run.state,
      lines: byRun.get(run.id)?.lines ?? 0,
      amount: toWire(byRun.get(run.id)?.amount ?? 0n),
      pending: toWire(byRun.get(run.id)?.pending ?? 0n),
    })),
    totalPages,
  }
}

/**
 * Computes a settlement again from the facts that were known at its cut-off, and compares with its lines. Nothing is paid:
 * a difference is a fault of ours that somebody has to look at.
 * @throws ApiError not_found
 */
export async function rerun(
  { database, currency, clock }: ContractsDependencies,
  { id, reason }: InputOf<'contracts.rerun'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'contracts.rerun'>> {
  const { kysely } = database
  const run = await tables(kysely)
    .selectFrom('contracts.run')
    .selectAll()
    .where('id', '=', BigInt(id))
    .executeTakeFirst()
  if (!run) throw new ApiError('not_found')
  const { lines, differing } = await differencesOf(kysely, run, currency)
  await audit(kysely, {
    ...{ at: clock.now(), actor: operatorActor(caller), action: 'contracts.rerun', subject: `run:${id}` },
    detail: { reason, differing: differing.length },
  })
  return {
    lines,
    difference: toWire(differing.reduce((sum, { due, units }) => sum + units - due, 0n)),
    differing: differing.map(({ lineId, due, units }) => ({
      ...{ lineId: lineId.toString(), due: toWire(due), computed: toWire(units) },
    })),
  }
}
