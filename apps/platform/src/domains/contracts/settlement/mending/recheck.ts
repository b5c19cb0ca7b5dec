import { toWire } from '@baize/money'
import type { Job } from '@baize/server-kit/jobs/job'
import { type Selectable, sql } from 'kysely'
import type { Queryable } from '../../../../kernel/database/open-database.ts'
import type { ContractsDependencies } from '../../dependencies.ts'
import type { ContractsTables } from '../../tables.ts'
import { tables } from '../../tables.ts'
import { compute } from '../sums/compute.ts'
import { contractsInForce } from '../sums/in-force.ts'
import { owedOf } from '../sums/payers.ts'

type Run = Selectable<ContractsTables['contracts.run']>

/** A line that comes to something else than it did; one that is not there has id 0. */
interface Difference {
  lineId: bigint
  due: bigint
  units: bigint
}

/** A day, and the time that a night's check may come late. */
const recentMs = 26 * 3_600_000

/** Computes a settlement again from the facts that were known at its cut-off. Answers how many lines it has and which differ. */
export async function differencesOf(
  db: Queryable,
  run: Run,
  currency: string,
): Promise<{ lines: number; differing: Difference[] }> {
  const { rows: lines } = await sql<{ id: bigint; contract: bigint; due: bigint; baseIn: bigint }>`
    select id, contract_id as contract, due_units as due, base_in_units as "baseIn"
    from contracts.line where run_id = ${run.id}`.execute(db)
  const lineOf = new Map(lines.map(line => [line.contract, line]))
  const series = { type: run.type, period: run.period }
  const contracts = await contractsInForce(db, series, run.window_end)
  const computed = await compute(db, contracts, {
    series,
    window: { start: run.window_start, end: run.window_end },
    basis: { currency, activeMinUnits: run.active_min_units, cutoff: run.cutoff },
    carryNegative: run.carry_negative,
    cutUnits: run.cut_units,
    baseInOf: contract => lineOf.get(contract.id)?.baseIn ?? 0n,
  })
  const gross = new Map(computed.map(({ contract, due }) => [contract.id, due.dueUnits]))
  const owed = owedOf(run.payer, contracts, contract => gross.get(contract.id) ?? 0n)
  const differing = [...owed].flatMap(([contract, units]) => {
    const line = lineOf.get(contract)
    const due = line?.due ?? 0n
    return due === units ? [] : [{ lineId: line?.id ?? 0n, due, units }]
  })
  return { lines: lines.length, differing }
}

/** Computes the settlements of the last day again each night. A run that finds a difference fails and names it. */
export const recheckJob = ({ database, clock, currency }: ContractsDependencies): Job => ({
  name: 'contracts-recheck',
  cron: '50 3 * * *',
  async run() {
    const runs = await tables(database.kysely)
      .selectFrom('contracts.run')
      .selectAll()
      .where('frozen_at', '>', new Date(clock.now().getTime() - recentMs))
      .execute()
    const told: string[] = []
    for (const run of runs) {
      const { differing } = await differencesOf(database.kysely, run, currency)
      for (const { lineId, due, units } of differing)
        told.push(`line ${lineId} of run ${run.id} is ${toWire(due)}, computed again ${toWire(units)}`)
    }
    if (told.length > 0) throw new Error(`settlements do not come to what they paid: ${told.slice(0, 20).join('; ')}`)
    return { runs: runs.length }
  },
})
