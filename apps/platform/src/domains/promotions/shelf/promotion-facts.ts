import { type Facts, rowFacts } from '../../../kernel/acts/facts.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

const plain = ['kind', 'picture', 'position', 'enabled', 'metric', 'multiple', 'figure', 'starts_at', 'ends_at']
const units = ['target_units', 'reward_units', 'paid_by_operator', 'asks_contact', 'ticket_every_units']
const json = ['texts', 'eligibility', 'envelopes', 'bonus']

export interface Prize {
  kind: string
  amount_units: bigint
  ticket: string | null
  weight: number
  stock: number | null
}

/** A promotion with its prizes as facts, be it kept or on its way to be. */
export const factsOf = (row: object, prizes: readonly Prize[]): Facts => ({
  ...rowFacts(row, [...plain, ...units, ...json], json),
  prizes: prizes.map(prize => rowFacts(prize, ['kind', 'amount_units', 'ticket', 'weight', 'stock'])),
})

/** The promotion of a code as it is kept; null where there is none. */
export async function promotionFacts(db: Queryable, code: string): Promise<Facts | null> {
  const row = await tables(db)
    .selectFrom('promotions.promotion')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst()
  if (!row) return null
  const prizes = await tables(db)
    .selectFrom('promotions.prize')
    .selectAll()
    .where('promotion_id', '=', row.id)
    .orderBy('position')
    .execute()
  return factsOf(row, prizes)
}
