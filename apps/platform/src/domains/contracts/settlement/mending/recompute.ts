import { sql } from 'kysely'
import type { Queryable } from '../../../../kernel/database/open-database.ts'
import type { Series } from '../../dependencies.ts'
import { judge } from '../sums/compute.ts'
import { contractsInForce, type InForce } from '../sums/in-force.ts'
import { owedOf } from '../sums/payers.ts'
import { type Basis, noPlay, playOfTeams } from '../sums/sums.ts'
import type { Window } from '../sums/windows.ts'
import type { RunSettings } from './late.ts'

/** What a settled window of a contract would earn now, and what it was last computed at. */
export interface Adjustment {
  contract: InForce
  window: Window
  validBetBeforeUnits: bigint
  validBetUnits: bigint
  netLossBeforeUnits: bigint
  netLossUnits: bigint
  grossBeforeUnits: bigint
  grossUnits: bigint
  beforeUnits: bigint
  afterUnits: bigint
  /** Of a dividend: what losing periods take off this window's base and off the next one's, now. */
  baseInUnits: bigint
  baseOutUnits: bigint
  /** The next window's base has changed. */
  movesBase: boolean
  /** Anything has: what does not differ is not kept. */
  differs: boolean
}

interface Known {
  valid: bigint
  netLoss: bigint
  gross: bigint
  due: bigint
  rebate: bigint
  bonus: bigint
  salary: bigint
  baseIn: bigint
  baseOut: bigint
}
const neverComputed: Known = {
  ...{ valid: 0n, netLoss: 0n, gross: 0n, due: 0n },
  ...{ rebate: 0n, bonus: 0n, salary: 0n, baseIn: 0n, baseOut: 0n },
}

export interface RecomputeOptions {
  series: Series
  window: Window
  basis: Basis
  settings: RunSettings
  /** The base that earlier windows, computed again, hand on to this one; undefined where none was. */
  baseInOf: (contract: InForce) => bigint | undefined
}

/** Computes one settled window again for the contracts of everybody above some members, and of those members. */
export async function recompute(
  db: Queryable,
  members: readonly bigint[],
  { series, window, basis, settings, baseInOf }: RecomputeOptions,
): Promise<Adjustment[]> {
  const { mode, carryNegative, cutUnits } = settings
  const above = await sql<{ id: bigint }>`
    select distinct ancestor_id as id from agents.team_over_time
    where descendant_id = any (${[...members]}::bigint[]) and from_at < ${window.end} and until_at > ${window.start}`.execute(
    db,
  )
  const touched = new Set(above.rows.map(({ id }) => id))
  // Where the house pays the differences, what the others below earned counts too.
  const all = await contractsInForce(db, series, window.end, mode === 'UPLINE' ? [...touched] : undefined)
  const contracts = all.filter(({ payeeId }) => touched.has(payeeId))
  if (contracts.length === 0) return []
  const known = await lastComputed(db, all, window)
  const knownOf = (id: bigint) => known.get(id) ?? neverComputed
  const leaders = contracts.map(({ payeeId }) => payeeId)
  const played = await playOfTeams(db, leaders, window, basis)
  const again = new Map(
    contracts.map(contract => {
      const { bets: _bets, ...play } = played.get(contract.payeeId) ?? noPlay
      const { rebate, bonus, salary, baseIn } = knownOf(contract.id)
      const baseInUnits = baseInOf(contract) ?? baseIn
      const sums = { ...play, rebateUnits: rebate, bonusUnits: bonus, salaryUnits: salary }
      const isDividend = series.type === 'DIVIDEND'
      const judged = judge(contract, sums, { isDividend, carryNegative, cutUnits, baseInUnits })
      return [contract.id, { ...sums, ...judged, baseInUnits }]
    }),
  )
  const owed = owedOf(mode, all, ({ id }) => again.get(id)?.due.dueUnits ?? knownOf(id).gross)
  return contracts.map(contract => {
    const before = knownOf(contract.id)
    const now = again.get(contract.id)!
    const afterUnits = owed.get(contract.id)!
    const movesBase = now.baseOutUnits !== before.baseOut
    const differs = afterUnits !== before.due || now.due.dueUnits !== before.gross || movesBase
    return {
      ...{ contract, window, validBetBeforeUnits: before.valid, validBetUnits: now.validBetUnits },
      ...{ netLossBeforeUnits: before.netLoss, netLossUnits: now.netLossUnits },
      ...{ grossBeforeUnits: before.gross, grossUnits: now.due.dueUnits },
      ...{ beforeUnits: before.due, afterUnits },
      ...{ baseInUnits: now.baseInUnits, baseOutUnits: now.baseOutUnits, movesBase, differs },
    }
  })
}

/** What contracts were last computed at in a window: by the newest adjustment, else by their lines. */
async function lastComputed(
  db: Queryable,
  contracts: readonly InForce[],
  { start }: Window,
): Promise<Map<bigint, Known>> {
  const { rows } = await sql<Known & { contract: bigint }>`
    select c.id as contract, coalesce(a.valid_bet_units, l.valid_bet_units, 0)::bigint as valid,
      coalesce(a.net_loss_units, case when l.type = 'DIVIDEND' then
        l.turnover_units - l.payout_units - l.rebate_units - l.bonus_units - l.salary_units end, 0)::bigint as "netLoss",
      coalesce(a.gross_units, l.gross_units, 0)::bigint as gross, coalesce(a.after_units, l.due_units, 0)::bigint as due,
      coalesce(l.rebate_units, 0)::bigint as rebate, coalesce(l.bonus_units, 0)::bigint as bonus,
      coalesce(l.salary_units, 0)::bigint as salary,
      coalesce(a.base_in_units, l.base_in_units, b.base_out_units, 0)::bigint as "baseIn",
      coalesce(a.base_out_units, l.base_out_units, b.base_out_units, 0)::bigint as "baseOut"
    from unnest(${contracts.map(({ id }) => id)}::bigint[]) as c (id)
    left join contracts.line l on l.contract_id = c.id and l.window_start = ${start}
    left join lateral (
      select * from contracts.adjustment a where a.contract_id = c.id and a.window_start = ${start} order by a.id desc limit 1
    ) a on true
    -- A window without a line of the pair hands on what the line before it did.
    left join lateral (
      select coalesce(newer.base_out_units, earlier.base_out_units) as base_out_units
      from contracts.contract k
      join contracts.line earlier on earlier.payee_id = k.payee_id and earlier.type = k.type
        and earlier.window_start < ${start}
      join contracts.contract e on e.id = earlier.contract_id and e.payer_id is not distinct from k.payer_id
      left join lateral (
        select base_out_units from contracts.adjustment n
        where n.contract_id = earlier.contract_id and n.window_start = earlier.window_start order by n.id desc limit 1
      ) newer on true
      where k.id = c.id and l.id is null order by earlier.window_start desc limit 1
    ) b on true`.execute(db)
  return new Map(rows.map(({ contract, ...known }) => [contract, known]))
}
