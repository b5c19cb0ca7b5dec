import type { ContractType, ResponseOf } from '@baize/api'
import { floorToCents, toWire, UNITS_PER_WHOLE } from '@baize/money'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { Contract, ContractsDependencies } from '../dependencies.ts'
import { compute } from '../settlement/sums/compute.ts'
import { cutOf, salaryDue } from '../settlement/sums/dues.ts'
import { windowAt } from '../settlement/sums/windows.ts'
import { contractOf } from './answer.ts'
import { tiersOf } from './terms.ts'

/** How far the history goes that a contract is tried on. */
const daysBack = 30
const dayMs = 86_400_000

interface Earned {
  windows: number
  paid: number
  units: bigint
}

/**
 * What a contract would have paid its payee on the last thirty days of the own team: every window that is over, each for
 * itself, with what is known now.
 * @throws ApiError not_found, not_allowed for anybody but the payee, contract_state where it is not an offer any more
 */
export async function simulate(
  deps: ContractsDependencies,
  memberId: bigint,
  contractId: bigint,
): Promise<ResponseOf<'contracts.simulate'>> {
  const { database, settings, clock } = deps
  const { timeZone, activeMinValidBet } = await settings.brand()
  const now = clock.now()
  const from = windowAt({ type: 'DAILY', period: '' }, new Date(now.getTime() - daysBack * dayMs), timeZone).start
  const { windows, paid, units } = await database.transaction(async tx => {
    const contract = await contractOf(tx, contractId)
    if (contract.payee_id !== memberId) throw new ApiError('not_allowed')
    if (contract.state !== 'OFFERED') throw new ApiError('contract_state')
    const { type } = contract
    return type === 'DIVIDEND'
      ? ofDividend(tx, contract, {
          deps,
          from,
          now,
          timeZone,
          activeMinUnits: BigInt(activeMinValidBet) * UNITS_PER_WHOLE,
        })
      : ofSalary(tx, contract, type, { from, now, timeZone })
  })
  return { from: from.toISOString(), to: now.toISOString(), windows, paid, amount: toWire(units) }
}

/** Five minutes, hours and days are sums of the buckets of the rollups, in one statement. */
async function ofSalary(
  tx: Tx,
  { payee_id, tiers }: Contract,
  type: Exclude<ContractType, 'DIVIDEND'>,
  { from, now, timeZone }: { from: Date; now: Date; timeZone: string },
): Promise<Earned> {
  const windowOf = {
    REALTIME: sql`date_bin('5 minutes', p.earned_at, 'epoch')`,
    HOURLY: sql`date_trunc('hour', p.earned_at at time zone ${timeZone})`,
    DAILY: sql`date_trunc('day', p.earned_at at time zone ${timeZone})`,
  }
  const until = windowAt({ type, period: '' }, now, timeZone).start
  const { rows } = await sql<{ valid: bigint }>`
    select sum(p.valid_units)::bigint as valid
    from agents.team_over_time t
    join rounds.played(${from}, ${until}) p on p.member_id = t.descendant_id and p.earned_at >= t.from_at and p.earned_at < t.until_at
    where t.ancestor_id = ${payee_id} group by ${windowOf[type]} having sum(p.bets) <> 0`.execute(tx)
  const dues = rows.map(({ valid }) => salaryDue(valid, tiersOf(tiers)[0]!).dueUnits)
  return {
    windows: dues.length,
    paid: dues.filter(due => due > 0n).length,
    units: floorToCents(dues.reduce((sum, due) => sum + due, 0n)),
  }
}

/** Periods that began within the days and are over. */
async function ofDividend(
  tx: Tx,
  contract: Contract,
  {
    deps,
    from,
    now,
    timeZone,
    activeMinUnits,
  }: { deps: ContractsDependencies; from: Date; now: Date; timeZone: string; activeMinUnits: bigint },
): Promise<Earned> {
  const { id, payer_id, payee_id, period, tiers } = contract
  const series = { type: 'DIVIDEND', period } as const
  const own = { id, payerId: payer_id, payeeId: payee_id, tiers: tiersOf(tiers), depth: 0 }
  const basis = { currency: deps.currency, activeMinUnits, cutoff: now }
  const earned = { windows: 0, paid: 0, units: 0n }
  for (
    let window = windowAt(series, from, timeZone);
    window.end <= now;
    window = windowAt(series, window.end, timeZone)
  ) {
    const [one] = await compute(tx, [own], {
      series,
      window,
      basis,
      carryNegative: false,
      cutUnits: cutOf('DIVIDEND'),
      baseInOf: () => 0n,
    })
    if (!one?.isMoved) continue
    earned.windows += 1
    if (one.due.dueUnits > 0n) earned.paid += 1
    earned.units += one.due.dueUnits
  }
  return earned
}
