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

/** What the teams of some members played in a window; teams without play are left out. */
export async function playOfTeams(
  db: Queryable,
  leaders: readonly bigint[],
  window: Window,
  basis: Basis,
): Promise<Map<bigint, PlayedSums>> {
  const sums = leaders.length <= fewTeams ? ofFew(leaders, window, basis) : ofMany(leaders, window, basis)
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
  from agents.team l cross join lateral (
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
    select coalesce(k.id, m.upline_id, m.id) as node, rounds.total(p.bets) as bets, rounds.total(p.stake) as stake,
      rounds.total(p.payout) as payout, rounds.total(p.valid) as valid,
      count(*) filter (where p.valid >= ${activeMinUnits}) as active
    from played p join agents.tree_member m on m.id = p.member_id left join leader k on k.id = m.id group by 1
  )
  select k.id as leader, f.bets, f.stake, f.payout, f.valid, f.active
  from folded f
  cross join lateral (select ancestor_id from agents.team where descendant_id = f.node offset 0) l
  join leader k on k.id = l.ancestor_id
) sums`

const givenCodes = [...rebateCodes, ...bonusCodes]

/**
 * What the teams of some members were given in a window by posting time, and their salaries of windows inside it: received
 * less paid, so that what stays in a team cancels out.
 */
export async function givenToTeams(
  db: Queryable,
  leaders: readonly bigint[],
  { start, end }: Window,
  currency: string,
): Promise<Map<bigint, GivenSums>> {
  const { rows } = await sql<GivenSums & { leader: bigint }>`
    with given as materialized (
      select member_id, sum(rebate) as rebate, sum(bonus) as bonus, sum(salary) as salary
      from (
        select m.member_id, case when m.code = any (${rebateCodes}::text[]) then m.units end as rebate,
          case when m.code <> all (${rebateCodes}::text[]) then m.units end as bonus, null::bigint as salary
        from ledger.member_move m
        where m.book = 'REAL' and m.currency = ${currency} and m.posted_at >= ${start} and m.posted_at < ${end}
          and m.code = any (${givenCodes}::text[])
        union all
        select payee_id, null, null, amount_units from contracts.line
        where type <> 'DIVIDEND' and window_start >= ${start} and window_end <= ${end}
        union all
        select payer_id, null, null, -amount_units from contracts.line
        where type <> 'DIVIDEND' and window_start >= ${start} and window_end <= ${end} and payer_id is not null
      ) parts group by member_id
    )
    select l.ancestor_id as leader, coalesce(sum(g.rebate), 0)::bigint as "rebateUnits",
      coalesce(sum(g.bonus), 0)::bigint as "bonusUnits", coalesce(sum(g.salary), 0)::bigint as "salaryUnits"
    from given g join agents.team l on l.descendant_id = g.member_id
    where l.ancestor_id = any (${[...leaders]}::bigint[]) group by l.ancestor_id`.execute(db)
  return new Map(rows.map(({ leader, ...sums }) => [leader, sums]))
}
