import { type Facts, rowFacts } from '../../../kernel/acts/facts.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { type PromotionsTables, tables } from '../tables.ts'

type Column = Exclude<keyof PromotionsTables['promotions.promotion'], 'id' | 'code'>
/** All columns that describe a promotion. A second operator reads each of them before agreeing. */
const columns: Readonly<Record<Column, 'value' | 'json'>> = {
  kind: 'value',
  picture: 'value',
  position: 'value',
  enabled: 'value',
  metric: 'value',
  multiple: 'value',
  figure: 'value',
  starts_at: 'value',
  ends_at: 'value',
  target_units: 'value',
  reward_units: 'value',
  paid_by_operator: 'value',
  asks_contact: 'value',
  ticket_every_units: 'value',
  texts: 'json',
  eligibility: 'json',
  envelopes: 'json',
  bonus: 'json',
}
const names = Object.keys(columns) as Column[]
const json = names.filter(name => columns[name] === 'json')

export interface Prize {
  kind: string
  amount_units: bigint
  ticket: string | null
  weight: number
  stock: number | null
}

/** A promotion with its prizes as facts, be it kept or on its way to be. */
export const factsOf = (row: object, prizes: readonly Prize[]): Facts => ({
  ...rowFacts(row, names, json),
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
