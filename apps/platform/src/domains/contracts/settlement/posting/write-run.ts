import type { LineState } from '@baize/api'
import { sql } from 'kysely'
import type { Tx } from '../../../../kernel/database/open-database.ts'
import { tables } from '../../tables.ts'
import type { Adjustment } from '../mending/recompute.ts'
import { cutOf } from '../sums/dues.ts'
import { basisOf, type FreezeInput, type NewLine } from './new-line.ts'

/** Stores a run with its lines and adjustments, each as one statement, in the order in which they are paid. */
export async function writeRun(
  tx: Tx,
  { lines, untaken, ...input }: FreezeInput & { lines: readonly NewLine[]; untaken: readonly Adjustment[] },
): Promise<bigint> {
  const { series, window, cutoff, knownFrom, brand, at } = input
  const { id: runId } = await tables(tx)
    .insertInto('contracts.run')
    .values({
      ...{ ...series, window_start: window.start, window_end: window.end, cutoff, known_from: knownFrom },
      ...{ payer: brand.contractPayer, carry_negative: brand.dividendCarryNegative },
      ...{
        active_min_units: basisOf(input).activeMinUnits,
        cut_units: cutOf(series.type),
        frozen_at: at,
        done_at: null,
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const isHouse = brand.contractPayer === 'HOUSE'
  const rows = lines.map(({ contract, sums, due, ...line }) => ({
    ...{ run_id: runId, contract_id: contract.id, type: series.type },
    ...{ window_start: window.start, window_end: window.end },
    ...{ payer_id: isHouse ? null : contract.payerId, payee_id: contract.payeeId, depth: contract.depth },
    ...{ turnover_units: sums.turnoverUnits, payout_units: sums.payoutUnits, rebate_units: sums.rebateUnits },
    ...{ bonus_units: sums.bonusUnits, salary_units: sums.salaryUnits, valid_bet_units: sums.validBetUnits },
    ...{ active_members: sums.activeMembers, tier: due.tier, threshold_units: due.thresholdUnits },
    ...{ rate_ppm: due.ratePpm, base_in_units: line.baseInUnits, base_out_units: line.baseOutUnits },
    ...{ gross_units: due.dueUnits, due_units: line.owedUnits, adjustment_units: line.adjustmentUnits },
    ...{ carry_in_units: line.carryInUnits, amount_units: line.amountUnits, carry_out_units: line.carryOutUnits },
    state: stateOf(line),
  }))
  const { rows: written } = await sql<{ id: bigint; contract: bigint }>`
    insert into contracts.line (${sql.raw(lineColumns.join(', '))})
    select ${sql.raw(lineColumns.join(', '))} from jsonb_populate_recordset(null::contracts.line, ${json(rows)}::jsonb)
    returning id, contract_id as contract`.execute(tx)
  const lineOf = new Map(written.map(({ id, contract }) => [contract, id]))
  const adjustments = [
    ...lines.flatMap(({ contract, adjustments }) =>
      adjustments.map(adjustment => adjustmentRow(adjustment, runId, lineOf.get(contract.id)!)),
    ),
    ...untaken.map(adjustment => adjustmentRow(adjustment, runId, null)),
  ]
  if (adjustments.length > 0)
    await sql`
      insert into contracts.adjustment (${sql.raw(adjustmentColumns.join(', '))})
      select ${sql.raw(adjustmentColumns.join(', '))}
      from jsonb_populate_recordset(null::contracts.adjustment, ${json(adjustments)}::jsonb)`.execute(tx)
  return runId
}

/** A line that pays nothing had nothing due, less than a cent, or nothing left of it. */
function stateOf({
  amountUnits,
  owedUnits,
  carryOutUnits,
}: Pick<NewLine, 'amountUnits' | 'owedUnits' | 'carryOutUnits'>): LineState {
  if (amountUnits > 0n) return 'FROZEN'
  if (owedUnits === 0n) return 'ZERO'
  return carryOutUnits > 0n ? 'CARRIED' : 'NETTED'
}

const adjustmentRow = (adjustment: Adjustment, runId: bigint, lineId: bigint | null) => ({
  ...{ run_id: runId, line_id: lineId, contract_id: adjustment.contract.id },
  ...{ window_start: adjustment.window.start, window_end: adjustment.window.end },
  ...{ valid_bet_before_units: adjustment.validBetBeforeUnits, valid_bet_units: adjustment.validBetUnits },
  ...{ net_loss_before_units: adjustment.netLossBeforeUnits, net_loss_units: adjustment.netLossUnits },
  ...{ gross_before_units: adjustment.grossBeforeUnits, gross_units: adjustment.grossUnits },
  ...{ before_units: adjustment.beforeUnits, after_units: adjustment.afterUnits },
  ...{ base_in_units: adjustment.baseInUnits, base_out_units: adjustment.baseOutUnits },
})

const lineColumns = [
  ...['run_id', 'contract_id', 'type', 'window_start', 'window_end', 'payer_id', 'payee_id', 'depth'],
  ...['turnover_units', 'payout_units', 'rebate_units', 'bonus_units', 'salary_units', 'valid_bet_units'],
  ...['active_members', 'tier', 'threshold_units', 'rate_ppm', 'base_in_units', 'base_out_units', 'gross_units'],
  ...['due_units', 'adjustment_units', 'carry_in_units', 'amount_units', 'carry_out_units', 'state'],
]
const adjustmentColumns = [
  ...['run_id', 'line_id', 'contract_id', 'window_start', 'window_end', 'valid_bet_before_units', 'valid_bet_units'],
  ...['net_loss_before_units', 'net_loss_units', 'gross_before_units', 'gross_units', 'before_units', 'after_units'],
  ...['base_in_units', 'base_out_units'],
]

/** Numbers that no double holds travel as texts, which the database reads as what the columns are. */
const json = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? value.toString() : value))
