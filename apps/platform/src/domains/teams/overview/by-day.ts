import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { TeamRange } from '../dependencies.ts'
import { type Figures, moneySums, noFigures, playSums, teamMoney, teamPlay } from '../figures.ts'

export interface TeamDay extends Figures {
  /** Members who registered on the day. */
  registered: number
}

type Played = { day: string; turnover: bigint; valid_bet: bigint; payout: bigint }
type Moved = { day: string; deposits: bigint; withdrawals: bigint; rebate: bigint; bonus: bigint }

/** A team's figures by the day of the brand's zone; days on which nothing happened are left out. */
export async function figuresByDay(
  db: Queryable,
  range: TeamRange & { timeZone: string },
): Promise<Map<string, TeamDay>> {
  const { agentId, start, end, timeZone } = range
  const dayOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone ${timeZone}, 'YYYY-MM-DD')`
  const [played, moved, joined] = await Promise.all([
    sql<Played>`select ${dayOf('p.earned_at')} as day, ${playSums} from ${teamPlay(range)} group by 1`.execute(db),
    sql<Moved>`select ${dayOf('m.posted_at')} as day, ${moneySums} from ${teamMoney(range)} group by 1`.execute(db),
    sql<{ day: string; registered: bigint }>`
      select ${dayOf('n.joined_at')} as day, count(*) as registered
      from agents.lineage t join agents.member n on n.id = t.descendant_id
      where t.ancestor_id = ${agentId} and n.joined_at >= ${start} and n.joined_at < ${end} group by 1`.execute(db),
  ])
  const days = new Map<string, TeamDay>()
  const add = (day: string, part: Partial<TeamDay>) =>
    days.set(day, { ...noFigures, registered: 0, ...days.get(day), ...part })
  for (const { day, turnover, valid_bet, payout } of played.rows) add(day, { turnover, validBet: valid_bet, payout })
  for (const { day, ...money } of moved.rows) add(day, money)
  for (const { day, registered } of joined.rows) add(day, { registered: Number(registered) })
  return days
}

/** Size of a team as it is now, and how many of it made at least the valid bet. */
export async function sizeOfTeam(
  db: Queryable,
  range: TeamRange,
  activeUnits: bigint,
): Promise<{ members: number; direct: number; active: number }> {
  const { agentId } = range
  const { rows } = await sql<{ members: bigint; direct: bigint; active: bigint }>`
    select
      (select count(*) from agents.lineage where ancestor_id = ${agentId}) as members,
      (select count(*) from agents.lineage where ancestor_id = ${agentId} and depth = 1) as direct,
      (select count(*) from (
        select from ${teamPlay(range)} group by p.member_id having sum(p.valid_units) >= ${activeUnits}
      ) player) as active`.execute(db)
  const { members, direct, active } = rows[0]!
  return { members: Number(members), direct: Number(direct), active: Number(active) }
}
