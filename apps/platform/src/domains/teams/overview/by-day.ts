import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { TeamRange } from '../dependencies.ts'
import { type Figures, moneySums, noFigures, playSums, teamMoney, teamPlay } from '../figures.ts'

export interface TeamDay extends Figures {
  /** Members who registered on the day. */
  registered: number
}

type Played = { part: string | null; turnover: bigint; valid_bet: bigint; payout: bigint }
type Moved = { part: string | null; deposits: bigint; withdrawals: bigint; rebate: bigint; bonus: bigint }

/** Names the part of a range that a time lies in; null is in none. */
export type PartOf = (column: RawBuilder<unknown>) => RawBuilder<unknown>

/** The day of a zone. */
export const dayOf =
  (timeZone: string): PartOf =>
  column =>
    sql`to_char(${column} at time zone ${timeZone}, 'YYYY-MM-DD')`

/** A team's figures by parts of a range; parts in which nothing happened are left out. */
export async function figuresByPart(db: Queryable, range: TeamRange, partOf: PartOf): Promise<Map<string, TeamDay>> {
  const { agentId, start, end } = range
  const [played, moved, joined] = await Promise.all([
    sql<Played>`select ${partOf(sql.ref('p.earned_at'))} as part, ${playSums} from ${teamPlay(range)} group by 1`.execute(
      db,
    ),
    sql<Moved>`select ${partOf(sql.ref('m.posted_at'))} as part, ${moneySums} from ${teamMoney(range)} group by 1`.execute(
      db,
    ),
    sql<{ part: string | null; registered: bigint }>`
      select ${partOf(sql.ref('n.joined_at'))} as part, count(*) as registered
      from agents.team_over_time t
      join agents.tree_member n on n.id = t.descendant_id and n.joined_at >= t.from_at and n.joined_at < t.until_at
      where t.ancestor_id = ${agentId} and n.joined_at >= ${start} and n.joined_at < ${end} group by 1`.execute(db),
  ])
  const parts = new Map<string, TeamDay>()
  const add = (part: string | null, figures: Partial<TeamDay>) =>
    part !== null && parts.set(part, { ...noFigures, registered: 0, ...parts.get(part), ...figures })
  for (const { part, turnover, valid_bet, payout } of played.rows) add(part, { turnover, validBet: valid_bet, payout })
  for (const { part, ...money } of moved.rows) add(part, money)
  for (const { part, registered } of joined.rows) add(part, { registered: Number(registered) })
  return parts
}

/** Size of a team as it is now, and how many of it made at least the valid bet while they were in it. */
export async function sizeOfTeam(
  db: Queryable,
  range: TeamRange,
  { activeUnits, now }: { activeUnits: bigint; now: Date },
): Promise<{ members: number; direct: number; active: number }> {
  const { agentId } = range
  const { rows } = await sql<{ members: bigint; direct: bigint; active: bigint }>`
    select
      (select count(*) from agents.team_at(${now}) where ancestor_id = ${agentId}) as members,
      (select count(*) from agents.upline_at(${now}) where upline_id = ${agentId}) as direct,
      (select count(*) from (
        select from ${teamPlay(range)} group by p.member_id having sum(p.valid_units) >= ${activeUnits}
      ) player) as active`.execute(db)
  const { members, direct, active } = rows[0]!
  return { members: Number(members), direct: Number(direct), active: Number(active) }
}
