import type { ResponseOf } from '@baize/api'
import { parseAmount, toWire } from '@baize/money'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { ListOrder } from '../../../kernel/lists/read-list.ts'
import { memberByName, usernamesOf } from '../../identity/index.ts'
import { type OrderKind, waitOf, waitsAs } from './wait.ts'

/** Orders of queues by the names of their sorts; the table of orders is `o`. */
export const queueOrder = {
  sorts: {
    // Ids rise with the time of an order.
    createdAt: { by: sql`o.id`, type: 'bigint' },
    waitingSince: { by: sql`o.state_at`, type: 'timestamptz' },
    amount: { by: sql`o.amount_units`, type: 'bigint' },
  },
  key: sql`o.id`,
} as const satisfies ListOrder

export interface QueueFilters {
  account?: string | undefined
  channel?: string | undefined
  above?: string | undefined
  claim?: 'mine' | 'nobody' | 'others' | undefined
  wait?: 'amber' | 'red' | undefined
  ids?: string | undefined
}
interface Asker {
  operatorId: bigint
  now: Date
}

/** The claim `c` that holds on an order `o`. */
export const claimJoin = (kind: OrderKind, now: Date) =>
  sql<boolean>`c.order_kind = ${kind} and c.order_id = o.id and c.until > ${now}`

/** The conditions of both queues on an order `o` and its claim `c`. */
export async function queueConditions(
  db: Queryable,
  kind: OrderKind,
  { account, channel, above, claim, wait, ids }: QueueFilters,
  { operatorId, now }: Asker,
): Promise<RawBuilder<boolean>> {
  const all = [sql<boolean>`true`]
  if (account !== undefined) all.push(await ofMember(db, account))
  if (channel !== undefined) all.push(sql`o.channel_code = ${channel}`)
  if (above !== undefined) all.push(sql`o.amount_units > ${parseAmount(above)}`)
  if (claim === 'mine') all.push(sql`c.operator_id = ${operatorId}`)
  if (claim === 'nobody') all.push(sql`c.operator_id is null`)
  if (claim === 'others') all.push(sql`c.operator_id <> ${operatorId}`)
  if (ids !== undefined) all.push(sql`o.id = any (${ids.split(',')}::bigint[])`)
  if (wait !== undefined) all.push(waitsAs(kind, wait, now))
  return sql<boolean>`${sql.join(all, sql` and `)}`
}

/** The condition that a row `o` is a member's; nobody's where there is none of the name. */
export async function ofMember(db: Queryable, account: string): Promise<RawBuilder<boolean>> {
  return sql`o.member_id = ${await memberByName(db, account)}`
}

export interface QueueRow {
  id: bigint
  member_id: bigint
  channel_code: string
  amount_units: bigint
  created_at: Date
  state: string
  state_at: Date
  version: number
  claimed_by: bigint | null
  claimed_until: Date | null
}

type Shown = Omit<ResponseOf<'cashier.depositQueue'>['list'][number], 'number' | 'state'>

/** What rows of both queues show alike. Accounts and operators are named by what `namesOf` answers. */
export function presentQueued(kind: OrderKind, row: QueueRow, names: ReadonlyMap<bigint, string>, now: Date) {
  const nameOf = (id: bigint | null) => (id === null ? null : (names.get(id) ?? ''))
  return {
    ...{ id: row.id.toString(), account: names.get(row.member_id) ?? '', channel: row.channel_code },
    ...{ amount: toWire(row.amount_units), createdAt: row.created_at.toISOString() },
    ...{ waitingSince: row.state_at.toISOString(), wait: waitOf(kind, row, now), version: row.version },
    claimedBy:
      row.claimed_by === null ? null : { operator: nameOf(row.claimed_by)!, until: row.claimed_until!.toISOString() },
  } satisfies Partial<Shown>
}

/** Names of members and operators by the ids that are there. */
export const namesOf = (db: Queryable, ids: readonly (bigint | null)[]): Promise<Map<bigint, string>> =>
  usernamesOf(db, [...new Set(ids.filter(id => id !== null))])
