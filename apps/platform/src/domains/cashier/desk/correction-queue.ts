import type { InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { sql } from 'kysely'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { type ListOrder, readList } from '../../../kernel/lists/read-list.ts'
import { correctionId, correctionNumber } from '../corrections/correction.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { namesOf, ofMember } from './queue.ts'

// Ids rise with the time of a proposal.
const order = { sorts: { proposedAt: { by: sql`o.id`, type: 'bigint' } }, key: sql`o.id` } as const satisfies ListOrder

/** Corrections that wait for a second operator, or were decided. */
export async function correctionQueue(
  { database: { kysely } }: Pick<Parts, 'database'>,
  { state, number, account, by, ...asked }: InputOf<'cashier.corrections'>,
  { operatorId }: OperatorCaller,
): Promise<ResponseOf<'cashier.corrections'>> {
  const isOfMember = account === undefined ? sql<boolean>`true` : await ofMember(kysely, account)
  const query = tables(kysely)
    .selectFrom('cashier.correction as o')
    .selectAll('o')
    .where('o.state', 'in', state)
    .$if(number !== undefined, rows => rows.where('o.id', '=', correctionId(number!)))
    .where(isOfMember)
    .$if(by !== undefined, rows => rows.where('o.proposed_by', by === 'me' ? '=' : '<>', operatorId))
  const { rows, ...page } = await readList(query, order, asked)
  const names = await namesOf(
    kysely,
    rows.flatMap(row => [row.member_id, row.proposed_by, row.decided_by]),
  )
  const nameOf = (id: bigint) => names.get(id) ?? ''
  const list = rows.map(row => ({
    ...{ id: row.id.toString(), number: correctionNumber(row.id), account: nameOf(row.member_id) },
    ...{ change: toWire(row.change_units), reason: row.reason, state: row.state },
    ...{ proposedBy: nameOf(row.proposed_by), proposedAt: row.proposed_at.toISOString() },
    decidedBy: row.decided_by === null ? null : nameOf(row.decided_by),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }))
  return { list, ...page }
}
