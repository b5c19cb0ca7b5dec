import type { ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { usernamesOf } from '../../identity/index.ts'
import { writeRate } from '../offers/terms.ts'
import type { StoredLine } from './lines.ts'

type DividendLine = ResponseOf<'contracts.dividends'>['list'][number]
type SalaryLine = ResponseOf<'contracts.dailySalaries'>['list'][number]

/** Lines as one of their sides sees them. What only dividends or only salaries have stands in all of them. */
export async function presentLines(
  db: Queryable,
  memberId: bigint,
  lines: readonly StoredLine[],
): Promise<(DividendLine & SalaryLine)[]> {
  const people = lines.flatMap(({ payerId, payeeId }) => (payerId === null ? [payeeId] : [payerId, payeeId]))
  const names = await usernamesOf(db, [...new Set(people)])
  return lines.map(line => ({
    id: line.id.toString(),
    contractId: line.contractId.toString(),
    windowStart: line.start.toISOString(),
    windowEnd: line.end.toISOString(),
    side: line.payeeId === memberId ? 'RECEIVED' : 'PAID',
    payer: line.payerId === null ? null : (names.get(line.payerId) ?? ''),
    payee: names.get(line.payeeId) ?? '',
    turnover: toWire(line.turnover),
    payout: toWire(line.payout),
    rebate: toWire(line.rebate),
    bonus: toWire(line.bonus),
    salary: toWire(line.salary),
    netLoss: toWire(netLossUnits(line)),
    validBet: toWire(line.valid),
    activeMembers: line.active,
    tier: line.tier,
    threshold: toWire(line.threshold),
    rate: writeRate(line.ratePpm),
    due: toWire(line.due),
    adjustment: toWire(line.adjustment),
    carryIn: toWire(line.carryIn),
    amount: toWire(line.amount),
    carryOut: toWire(line.carryOut),
    state: line.state,
    paidAt: line.paidAt?.toISOString() ?? null,
  }))
}

const netLossUnits = ({ turnover, payout, rebate, bonus, salary }: StoredLine): bigint =>
  turnover - payout - rebate - bonus - salary
