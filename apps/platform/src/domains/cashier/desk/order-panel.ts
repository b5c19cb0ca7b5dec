import type { InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { ApiError } from '../../../kernel/api-error.ts'
import { entriesOf } from '../../../kernel/audit/entries-of.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { readFunds } from '../turnover/available.ts'
import { payoutsOf } from '../withdrawals/payouts/payouts.ts'
import { withdrawalNumber } from '../withdrawals/withdrawal.ts'
import { depositRows, presentDepositRows } from './deposit-queue.ts'
import { devicesOfMember, lastOrders, openRequirements, ownersOfNumber } from './order-surroundings.ts'
import { namesOf } from './queue.ts'
import { presentWithdrawalRows, withdrawalRows } from './withdrawal-queue.ts'

type Panel = ResponseOf<'cashier.order'>

/** All that an operator looks at before they decide about an order. @throws ApiError not_found */
export async function orderPanel(parts: Parts, { number }: InputOf<'cashier.order'>): Promise<Panel> {
  const kind = number.startsWith('D') ? 'deposit' : 'withdrawal'
  const order = await (kind === 'deposit' ? depositOf : withdrawalOf)(parts, BigInt(number.slice(1)))
  const { memberId, availableThen, ...shown } = order
  const { kysely } = parts.database
  const [funds, requirements, others, devices, done] = await Promise.all([
    readFunds(kysely, parts.ledger, memberId, parts.currency),
    openRequirements(kysely, memberId, parts.currency),
    lastOrders(kysely, memberId, number),
    devicesOfMember(kysely, memberId),
    doneTo(kysely, kind, number),
  ])
  return {
    ...shown,
    funds: {
      ...{ availableThen, availableNow: toWire(funds.availableUnits), main: toWire(funds.mainUnits) },
      ...{ locked: toWire(funds.lockedUnits), owed: toWire(funds.owedUnits) },
      turnoverLeft: toWire(funds.turnoverLeftUnits),
    },
    ...{ requirements, lastOrders: others, devices, ...done },
  }
}

type Ordered = Pick<Panel, 'deposit' | 'withdrawal' | 'payoutAccount' | 'payouts' | 'reissueOf' | 'reissuedAs'> & {
  memberId: bigint
  availableThen: string | null
}

async function depositOf({ database: { kysely }, clock }: Parts, id: bigint): Promise<Ordered> {
  const row = await depositRows(kysely, clock.now()).where('o.id', '=', id).executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  const [deposit] = await presentDepositRows(kysely, [row], clock.now())
  return {
    ...{ memberId: row.member_id, availableThen: null, deposit: deposit!, withdrawal: null },
    ...{ payoutAccount: null, payouts: [], reissueOf: null, reissuedAs: null },
  }
}

async function withdrawalOf({ database: { kysely }, clock }: Parts, id: bigint): Promise<Ordered> {
  const row = await withdrawalRows(kysely, clock.now()).where('o.id', '=', id).executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  const [withdrawal] = await presentWithdrawalRows(kysely, [row], clock.now())
  const child = await tables(kysely)
    .selectFrom('cashier.withdrawal')
    .select('id')
    .where('parent_id', '=', id)
    .executeTakeFirst()
  return {
    ...{ memberId: row.member_id, deposit: null, withdrawal: withdrawal! },
    availableThen: row.available_units === null ? null : toWire(row.available_units),
    payoutAccount: await ownersOfNumber(kysely, row.payout_account_id),
    payouts: (await payoutsOf(kysely, id)).map(
      ({ channel_code, amount_units, reference, proof_upload_id, sent_at }) => ({
        ...{ channel: channel_code, amount: toWire(amount_units), reference, proof: proof_upload_id },
        sentAt: sent_at.toISOString(),
      }),
    ),
    reissueOf: row.parent_id === null ? null : withdrawalNumber(row.parent_id),
    reissuedAs: child === undefined ? null : withdrawalNumber(child.id),
  }
}

/** The timeline of an order and what the audit says of it, with operators by their names. */
async function doneTo(
  db: Queryable,
  kind: 'deposit' | 'withdrawal',
  number: string,
): Promise<Pick<Panel, 'timeline' | 'audit'>> {
  const steps = await tables(db)
    .selectFrom('cashier.step')
    .select(['state', 'at', 'actor', 'reason'])
    .where('order_kind', '=', kind)
    .where('order_id', '=', BigInt(number.slice(1)))
    .orderBy('id')
    .execute()
  const entries = await entriesOf(db, number)
  const names = await namesOf(
    db,
    [...steps, ...entries].map(({ actor }) => operatorIn(actor)),
  )
  const nameOf = (actor: string) => {
    const id = operatorIn(actor)
    return id === null ? actor : (names.get(id) ?? actor)
  }
  return {
    timeline: steps.map(({ state, at, actor, reason }) => ({
      ...{ state, at: at.toISOString(), actor: nameOf(actor), reason },
    })),
    audit: entries.map(({ at, actor, action, detail }) => ({
      ...{ at: at.toISOString(), actor: nameOf(actor), action, reason: String(detail.reason ?? '') },
    })),
  }
}

const operatorIn = (actor: string): bigint | null =>
  actor.startsWith('operator:') ? BigInt(actor.slice('operator:'.length)) : null
