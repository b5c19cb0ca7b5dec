import { sql } from 'kysely'
import { everyTable } from '../domains/every-table.ts'
import type { Queryable } from '../kernel/database/open-database.ts'

/** The needs of a house before its members can play and be paid, with the calls that meet them. */
const needs = {
  games: "no game is open: a process of the role studio lists the house's own, catalogue.saveProvider somebody else's",
  depositChannel: 'members cannot pay in: cashier.saveChannel makes a channel',
  payoutChannel: 'members cannot be paid: cashier.saveChannel makes a channel',
  operators: 'one operator alone cannot do what takes two: operators.create makes another',
} as const

/** Sentences that each name something that the house still lacks; none once members can play and be paid. */
export async function whatIsLacking(db: Queryable): Promise<string[]> {
  const { rows } = await sql<Record<keyof typeof needs, boolean>>`
    select
      exists (select from catalogue.open_game) or exists (select from settings.stop where stop = 'play') as games,
      exists (select from cashier.channel where direction = 'deposit' and enabled) as "depositChannel",
      exists (select from cashier.channel where direction = 'payout' and enabled) as "payoutChannel",
      (select count(distinct person_id) > 1 from operators.operator where not blocked) as operators`.execute(
    everyTable(db),
  )
  const has = rows[0]!
  return Object.entries(needs).flatMap(([need, sentence]) => (has[need as keyof typeof needs] ? [] : sentence))
}
