import type { OperatorPermission } from '@baize/api'
import { toWire } from '@baize/money'
import { plainFacts } from '../../kernel/acts/facts.ts'
import type { Queryable } from '../../kernel/database/open-database.ts'
import type { WaitingElsewhere } from '../operators/index.ts'
import { tables, type WaitingAct } from './tables.ts'

const atMost = 200

const permissions: Record<WaitingAct['operation'], OperatorPermission> = {
  'cashier.approveCorrection': 'correction.approve',
  'cashier.channelFee': 'correction.propose',
  'cashier.reverseDeposit': 'deposit.reverse',
}

/** Corrections, fees and reversals that wait for a second operator. */
export async function waitingActs(db: Queryable): Promise<WaitingElsewhere[]> {
  const rows = await tables(db).selectFrom('cashier.waiting_act').selectAll().limit(atMost).execute()
  return rows.map(({ operation, id, subject, what: { changeUnits, amountUnits, ...what }, reason, ...by }) => ({
    ...{ operation, id, subject, reason, permission: permissions[operation] },
    what: plainFacts({ ...what, change: wire(changeUnits), amount: wire(amountUnits) }),
    ...{ operatorId: by.proposed_by, at: by.proposed_at },
  }))
}

const wire = (units: string | undefined) => (units === undefined ? undefined : toWire(BigInt(units)))
