import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { correctionNumber } from '../corrections/correction.ts'
import { depositNumber } from '../deposits/deposit.ts'
import { withdrawalNumber } from '../withdrawals/withdrawal.ts'

export type OrderKind = 'deposit' | 'withdrawal' | 'correction'

/** An order or a correction that an id names. */
export interface FoundOrder {
  kind: OrderKind
  /** As members and operators read it, such as W700001. */
  number: string
  state: string
  memberId: bigint
  at: Date
}

/** How each kind is numbered. */
export const numberOf: Record<OrderKind, (id: bigint) => string> = {
  deposit: depositNumber,
  withdrawal: withdrawalNumber,
  correction: correctionNumber,
}

const letters: Record<string, OrderKind> = { D: 'deposit', W: 'withdrawal', A: 'correction' }

/** The order or correction of a number with its letter; nothing for any other text. */
export async function findByNumber(db: Queryable, text: string): Promise<FoundOrder[]> {
  const [, letter, id] = /^([DWA])(\d{1,18})$/.exec(text.trim().toUpperCase()) ?? []
  if (!letter || !id) return []
  return read(db, sql`where kind = ${letters[letter]} and id = ${BigInt(id)}`, 1)
}

/** What the request of an id made. */
export const findByRequest = (db: Queryable, requestId: string, atMost: number): Promise<FoundOrder[]> =>
  read(db, sql`where request_id = ${requestId}::uuid`, atMost)

async function read(db: Queryable, where: ReturnType<typeof sql>, atMost: number): Promise<FoundOrder[]> {
  const { rows } = await sql<{ kind: OrderKind; id: bigint; state: string; memberId: bigint; at: Date }>`
    select kind, id, state, member_id as "memberId", at from (
      select 'deposit' as kind, id, state, member_id, created_at as at, request_id from cashier.deposit
      union all
      select 'withdrawal', id, state, member_id, created_at, request_id from cashier.withdrawal
      union all
      select 'correction', id, state, member_id, proposed_at, request_id from cashier.correction
    ) every_order ${where} order by at desc, id desc limit ${atMost}`.execute(db)
  return rows.map(({ id, ...row }) => ({ ...row, number: numberOf[row.kind](id) }))
}
