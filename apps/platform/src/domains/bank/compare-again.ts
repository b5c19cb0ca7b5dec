import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'
import { judgeLines } from './judge.ts'

const lookBackDays = 40
const mostLines = 5_000

/** Compares lines that no order has yet with what orders are now: the newest of each account. */
export async function compareAgain(db: Queryable, now: Date): Promise<void> {
  const since = new Date(now.getTime() - lookBackDays * 86_400_000)
  const { rows } = await sql<Open>`
    select id, channel_code as channel, day::text as day, amount_units as units, bank_references as "references", text
    from bank.line where not is_booked and day >= ${since}
    order by day desc, id desc limit ${mostLines}`.execute(db)
  for (const [channel, lines] of Map.groupBy(rows, row => row.channel)) {
    const judged = await judgeLines(db, channel, lines)
    const told = judged.map((each, index) => ({ ...each, id: lines[index]!.id.toString() }))
    await sql`
      update bank.line l set state = j.state, order_number = j."order", is_booked = j."isBooked"
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as j (id bigint, state text, "order" text, "isBooked" boolean)
      where l.id = j.id and (l.state, l.order_number, l.is_booked) is distinct from (j.state, j."order", j."isBooked")`.execute(
      db,
    )
  }
}

interface Open {
  id: bigint
  channel: string
  day: string
  units: bigint
  references: string[]
  text: string
}
