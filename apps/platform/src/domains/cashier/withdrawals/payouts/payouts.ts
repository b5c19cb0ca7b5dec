import { type Selectable, sql } from 'kysely'
import type { Queryable, Tx } from '../../../../kernel/database/open-database.ts'
import { houseAccount, keys, type Leg } from '../../../ledger/index.ts'
import type { Parts } from '../../parts.ts'
import { post } from '../../post.ts'
import { referenceUsed } from '../../reference.ts'
import type { CashierTables } from '../../tables.ts'
import { tables } from '../../tables.ts'
import { accountsOf, type Withdrawal, withdrawalNumber } from '../withdrawal.ts'

type Payout = Selectable<CashierTables['cashier.payout']>

/** What was sent of an order, part by part. */
export const payoutsOf = (db: Queryable, id: bigint): Promise<Payout[]> =>
  tables(db).selectFrom('cashier.payout').selectAll().where('withdrawal_id', '=', id).orderBy('n').execute()

/**
 * Lets one payout of a channel pay one order, part by part in the order of their references, so that two orders which name the same
 * ones do not wait for each other; others that name one wait for this transaction.
 * @param sent references in their normal form
 * @throws ApiError reference_used telling the order that has it
 */
export async function requireNewReferences(
  tx: Tx,
  sent: readonly { channel: string; reference: string; field: string }[],
): Promise<void> {
  const inOrder = sent.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
  await sql`
    select pg_advisory_xact_lock(hashtext('payout-reference:' || name))
    from unnest(${inOrder.map(nameOf)}::text[]) with ordinality as named (name, place) order by place`.execute(tx)
  const known = await tables(tx)
    .selectFrom('cashier.payout')
    .select(['withdrawal_id', 'channel_code', 'reference'])
    .where(eb => eb.or(sent.map(({ channel, reference }) => eb.and({ channel_code: channel, reference }))))
    .execute()
  for (const each of sent) {
    const first = known.find(row => row.channel_code === each.channel && row.reference === each.reference)
    if (first) throw referenceUsed(withdrawalNumber(first.withdrawal_id), each.field)
  }
}
const nameOf = ({ channel, reference }: { channel: string; reference: string }) => `${channel}:${reference}`

const mostLegs = 4

/**
 * Takes what arrived of an order off the money on its way, from the channels that sent it: the first part arrives first.
 * @param units how much, after what arrived before
 * @throws what `post` does
 */
export async function arrive(
  parts: Parts,
  tx: Tx,
  order: Withdrawal,
  { step, code, units }: { step: 'receive' | 'force'; code: 'PAYOUT' | 'PAYOUT_FORCED'; units: bigint },
): Promise<void> {
  const sent = await payoutsOf(tx, order.id)
  const from = order.received_units ?? 0n
  const { transit: debit } = accountsOf(order)
  const legs = shareOut(sent, from, units).map(([channel, amountUnits], index): Leg => {
    const credit = houseAccount('CHANNEL', { currency: order.currency, qualifier: channel })
    return { debit, credit, amountUnits, code, ...(index % mostLegs === 0 ? {} : { suffix: `:${channel}` }) }
  })
  const reference = withdrawalNumber(order.id)
  const groups = []
  for (let first = 0; first < legs.length; first += mostLegs) {
    const key = keys.withdrawal(order.id, step)
    groups.push({
      key: first === 0 ? key : `${key}:${first / mostLegs + 1}`,
      legs: legs.slice(first, first + mostLegs),
      reference,
    })
  }
  await post(parts.ledger, tx, ...groups)
}

/** Which channels sent some units that come after others, each once. */
function shareOut(
  sent: readonly Pick<Payout, 'channel_code' | 'amount_units'>[],
  after: bigint,
  units: bigint,
): [channel: string, units: bigint][] {
  const shares = new Map<string, bigint>()
  let begins = 0n
  for (const { channel_code, amount_units } of sent) {
    const from = begins > after ? begins : after
    const ends = begins + amount_units
    const until = ends < after + units ? ends : after + units
    if (until > from) shares.set(channel_code, (shares.get(channel_code) ?? 0n) + until - from)
    begins = ends
  }
  return [...shares]
}
