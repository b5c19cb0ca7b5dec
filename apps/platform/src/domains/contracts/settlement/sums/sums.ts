import { sql } from 'kysely'
import type { Queryable, Tx } from '../../../../kernel/database/open-database.ts'
import { bonusCodes, rebateCodes } from '../../../ledger/index.ts'
import type { TeamSums } from './dues.ts'
import type { Window } from './windows.ts'

/** Currency, the valid bet that makes a member active, and until when facts were known. */
export interface Basis {
  currency: string
  activeMinUnits: bigint
  cutoff: Date
}

type PlayedSums = Pick<TeamSums, 'turnoverUnits' | 'payoutUnits' | 'validBetUnits' | 'activeMembers'> & { bets: bigint }
type GivenSums = Pick<TeamSums, 'rebateUnits' | 'bonusUnits' | 'salaryUnits'>

export const noPlay: PlayedSums = { bets: 0n, turnoverUnits: 0n, payoutUnits: 0n, validBetUnits: 0n, activeMembers: 0 }
export const nothingGiven: GivenSums = { rebateUnits: 0n, bonusUnits: 0n, salaryUnits: 0n }

/** Up to as many teams, the play of their members alone is looked at, by index; for more, that of everybody in one pass. */
const fewTeams = 8

/**
 * The play of the teams of some members in a window. Each bet counts for those who stood above the player when it was earned; teams
 * without play are left out.
 */
export async function playOfTeams(
  db: Queryable,
  leaders: readonly bigint[],
  window: Window,
  basis: Basis,
): Promise<Map<bigint, PlayedSums>> {
  const eras = await erasOf(db, window)
  const ofTeams = eras.length > 1 ? ofChanging(eras) : leaders.length <= fewTeams ? ofFew : ofMany
  const sums = ofTeams(leaders, window, basis)
  const { rows } = await sql<PlayedSums & { leader: bigint }>`
    select leader, rounds.total(bets) as bets, rounds.total(stake) as "turnoverUnits", rounds.total(payout) as "payoutUnits",
      rounds.total(valid) as "validBetUnits", rounds.total(active)::int as "activeMembers"
    from ${sums} group by leader`.execute(db)
  return new Map(rows.map(({ leader, ...sums }) => [leader, sums]))
}

/** Lets the sums of a large tree stay in memory until the transaction ends. */
export const roomForSums = (tx: Tx): Promise<unknown> => sql`set local work_mem = '64MB'`.execute(tx)

const sumsOfMember = sql`
  rounds.total(r.bets) as bets, rounds.total(r.stake_units) as stake, rounds.total(r.payout_units) as payout,
  rounds.total(r.valid_units) as valid`

const ofFew = (leaders: readonly bigint[], { start, end }: Window, { currency, activeMinUnits, cutoff }: Basis) => sql`(
  select l.ancestor_id as leader, p.*, (p.valid >= ${activeMinUnits})::int::bigint as active
  from agents.team_at(${start}) l cross join lateral (
    select ${sumsOfMember} from rounds.played_by(${currency}, ${start}, ${end}, ${cutoff}) r
    where r.member_id = l.descendant_id having count(*) > 0
  ) p
  where l.ancestor_id = any (${[...leaders]}::bigint[])
) sums`

/**
 * A member that leads no team asked for is added to the member above first, so that the closure is joined for those who have somebody
 * below alone, a small part of a tree.
 */
const ofMany = (
  leaders: readonly bigint[],
  { start, end }: Window,
  { currency, activeMinUnits, cutoff }: Basis,
) => sql`(
  with leader as materialized (select id from unnest(${[...leaders]}::bigint[]) as asked (id)),
  played as materialized (
    select r.member_id, ${sumsOfMember}
    from rounds.played_by(${currency}, ${start}, ${end}, ${cutoff}) r group by r.member_id
  ),
  folded as materialized (
    select coalesce(k.id, u.upline_id, p.member_id) as node, rounds.total(p.bets) as bets, rounds.total(p.stake) as stake,
      rounds.total(p.payout) as payout, rounds.total(p.valid) as valid,
      count(*) filter (where p.valid >= ${activeMinUnits}) as active
    from played p left join agents.upline_at(${start}) u on u.member_id = p.member_id left join leader k on k.id = p.member_id
    group by 1
  )
  select k.id as leader, f.bets, f.stake, f.payout, f.valid, f.active
  from folded f
  cross join lateral (select ancestor_id from agents.team_at(${start}) where descendant_id = f.node offset 0) l
  join leader k on k.id = l.ancestor_id
) sums`

/** Sums a window in which somebody moves: each member's play is taken apart by the moves, and joined whole for each team. */
const ofChanging =
  (eras: readonly Window[]) =>
  (leaders: readonly bigint[], _window: Window, { currency, activeMinUnits, cutoff }: Basis) =>
    sql`(
  with played as materialized (
    select e.starts, r.member_id, ${sumsOfMember}
    from ${eraRows(eras)} cross join lateral rounds.played_by(${currency}, e.starts, e.ends, ${cutoff}) r group by 1, 2
  )
  select l.ancestor_id as leader, rounds.total(p.bets) as bets, rounds.total(p.stake) as stake,
    rounds.total(p.payout) as payout, rounds.total(p.valid) as valid,
    (rounds.total(p.valid) >= ${activeMinUnits})::int::bigint as active
  from played p
  join agents.team_over_time l on l.descendant_id = p.member_id and l.from_at <= p.starts and l.until_at > p.starts
  where l.ancestor_id = any (${[...leaders]}::bigint[]) group by l.ancestor_id, p.member_id
) sums`

/** Parts of a window in which nobody moves to another upline, as rows `e`. */
const eraRows = (eras: readonly Window[]) => sql`
  unnest(${eras.map(({ start }) => start)}::timestamptz[], ${eras.map(({ end }) => end)}::timestamptz[]) as e (starts, ends)`

/** The parts of a window between which somebody moves to another upline; most windows are one. */
async function erasOf(db: Queryable, { start, end }: Window): Promise<Window[]> {
  const { rows } = await sql<{ at: Date }>`
    select at from agents.tree_change where at > ${start} and at < ${end} order by at`.execute(db)
  const bounds = [start, ...rows.map(({ at }) => at), end]
  return rows.length === 0
    ? [{ start, end }]
    : bounds.slice(1).map((until, place) => ({ start: bounds[place]!, end: until }))
}

const givenCodes = [...rebateCodes, ...bonusCodes]

/**
 * What the teams of some members were given in a window by posting time, and their salaries of windows inside it: received
 * less paid, so that what stays in a team cancels out. Each belongs to those who stood above when it was posted, or when its window began.
 */
export async function givenToTeams(
  db: Queryable,
  leaders: readonly bigint[],
  { start, end }: Window,
  currency: string,
): Promise<Map<bigint, GivenSums>> {
  const eras = await erasOf(db, { start, end })
  const { rows } = await sql<GivenSums & { leader: bigint }>`
    with given as materialized (
      select member_id, e.starts, sum(rebate) as rebate, sum(bonus) as bonus, sum(salary) as salary
      from (
        select m.member_id, m.posted_at as at, case when m.code = any (${rebateCodes}::text[]) then m.units end as rebate,
          case when m.code <> all (${rebateCodes}::text[]) then m.units end as bonus, null::bigint as salary
        from ledger.member_move m
        where m.book = 'REAL' and m.currency = ${currency} and m.posted_at >= ${start} and m.posted_at < ${end}
          and m.code = any (${givenCodes}::text[])
        union all
        select payee_id, window_start, null, null, amount_units from contracts.line
        where type <> 'DIVIDEND' and window_start >= ${start} and window_end <= ${end}
        union all
        select payer_id, window_start, null, null, -amount_units from contracts.line
        where type <> 'DIVIDEND' and window_start >= ${start} and window_end <= ${end} and payer_id is not null
      ) parts
      join ${eraRows(eras)} on parts.at >= e.starts and parts.at < e.ends
      group by member_id, e.starts
    )
    select l.ancestor_id as leader, coalesce(sum(g.rebate), 0)::bigint as "rebateUnits",
      coalesce(sum(g.bonus), 0)::bigint as "bonusUnits", coalesce(sum(g.salary), 0)::bigint as "salaryUnits"
    from given g
    join agents.team_over_time l on l.descendant_id = g.member_id and l.from_at <= g.starts and l.until_at > g.starts
    where l.ancestor_id = any (${[...leaders]}::bigint[]) group by l.ancestor_id`.execute(db)
  return new Map(rows.map(({ leader, ...sums }) => [leader, sums]))
}
