import { sql } from 'kysely'
import type { Tx } from '../../kernel/database/open-database.ts'
import { drainFacts, takeFactsIn } from '../rounds/index.ts'
import type { MissionsDependencies } from './dependencies.ts'
import { tables } from './tables.ts'
import { missionTexts } from './texts.ts'

/** Deeds that are counted afresh are looked for this far back, so that none is missed between two runs. */
const lookBackMs = 15 * 60_000

/** Missions that somebody has just reached the target of. */
interface Reached {
  memberId: bigint
  code: string
}

/**
 * Each minute: adds the settlement facts that came since, and counts sign-ins, invitations and deposits of those who
 * did some lately. Members read of a reward that has come within reach.
 */
export const countDeeds = (deps: MissionsDependencies): Promise<void> =>
  drainFacts(deps.database, 'missions', () => countChunk(deps))

async function countChunk({ database, clock, settings, messages }: MissionsDependencies): Promise<void> {
  const { timeZone } = await settings.brand()
  const since = new Date(clock.now().getTime() - lookBackMs)
  await database.transaction(async tx => {
    const reached = [
      ...(await addFacts(tx, timeZone)),
      ...(await countSignIns(tx, timeZone, since)),
      ...(await countInvitations(tx, timeZone, since)),
      ...(await countDeposits(tx, timeZone, since)),
    ]
    if (reached.length === 0) return
    const missions = await tables(tx).selectFrom('missions.mission').select(['code', 'titles']).execute()
    const titles = new Map(missions.map(each => [each.code, each.titles]))
    await messages.sendAll(
      tx,
      'REWARDS',
      reached.map(({ memberId, code }) => ({ memberId, texts: missionTexts('claimable', titles.get(code)!) })),
    )
  })
}

/** True when an upsert of progress crossed the target. */
const crossed = sql`
  select p.member_id as "memberId", p.code from moved p join missions.mission m on m.code = p.code
  where coalesce(p.before, 0) < m.target_units and p.after >= m.target_units and p.claimed_at is null`

/** Facts are added to what stands there; a rollback takes its bet out of the period that it was earned in. */
async function addFacts(tx: Tx, timeZone: string): Promise<Reached[]> {
  await takeFactsIn(tx, 'missions')
  const { rows } = await sql<Reached>`
    with deeds as (
      select f.member_id, m.code, missions.period_start(m.period, f.earned_at, ${timeZone}) as period_start,
        sum(f.bets * case m.metric when 'VALID_BET' then f.valid_units else 10000 end)::bigint as units
      from taken_fact f join missions.mission m on f.book = 'REAL' and m.enabled
        and (m.metric = 'VALID_BET' or (m.metric = 'WIN' and f.payout_units > f.stake_units))
      group by 1, 2, 3
    ),
    moved as (
      insert into missions.progress as p (member_id, code, period_start, progress_units)
      select member_id, code, period_start, units from deeds order by 1, 2, 3
      on conflict (member_id, code, period_start) do update set progress_units = p.progress_units + excluded.progress_units
      returning p.member_id, p.code, p.claimed_at, old.progress_units as before, new.progress_units as after
    )
    ${crossed}`.execute(tx)
  return rows
}

/** Writes what was counted afresh, in the table \`counted\`, where it differs. */
const written = sql`
  moved as (
    insert into missions.progress as p (member_id, code, period_start, progress_units)
    select member_id, code, period_start, units from counted order by 1, 2, 3
    on conflict (member_id, code, period_start) do update set progress_units = excluded.progress_units
      where p.progress_units <> excluded.progress_units
    returning p.member_id, p.code, p.claimed_at, old.progress_units as before, new.progress_units as after
  )
  ${crossed}`

/** Days of the period on which a member signed in. */
async function countSignIns(tx: Tx, timeZone: string, since: Date): Promise<Reached[]> {
  const { rows } = await sql<Reached>`
    with lately as (select distinct member_id from identity.member_sign_in where at >= ${since}),
    counted as (
      select s.member_id, m.code, missions.period_start(m.period, s.at, ${timeZone}) as period_start,
        count(distinct missions.period_start('DAILY', s.at, ${timeZone})) * 10000 as units
      from lately l
      join identity.member_sign_in s on s.member_id = l.member_id
      join missions.mission m on m.enabled and m.metric = 'LOGIN'
      where m.period = 'ONCE' or s.at >= ${since}::timestamptz - interval '8 days'
      group by 1, 2, 3
    ),
    ${written}`.execute(tx)
  return rows
}

/** Friends who joined by a member's code in the period. */
async function countInvitations(tx: Tx, timeZone: string, since: Date): Promise<Reached[]> {
  const { rows } = await sql<Reached>`
    with lately as (select distinct inviter_id from agents.invitation where joined_at >= ${since}),
    counted as (
      select i.inviter_id as member_id, m.code, missions.period_start(m.period, i.joined_at, ${timeZone}) as period_start,
        count(*) * 10000 as units
      from lately l
      join agents.invitation i on i.inviter_id = l.inviter_id
      join missions.mission m on m.enabled and m.metric = 'INVITE'
      where m.period = 'ONCE' or i.joined_at >= ${since}::timestamptz - interval '8 days'
      group by 1, 2, 3
    ),
    ${written}`.execute(tx)
  return rows
}

/** Deposits that stand, by the time of their confirmation. */
async function countDeposits(tx: Tx, timeZone: string, since: Date): Promise<Reached[]> {
  const { rows } = await sql<Reached>`
    with lately as (select distinct member_id from cashier.deposit_news where at >= ${since}),
    counted as (
      select d.member_id, m.code, missions.period_start(m.period, d.confirmed_at, ${timeZone}) as period_start,
        sum(d.units)::bigint as units
      from lately l
      join cashier.confirmed_deposit d on d.member_id = l.member_id
      join missions.mission m on m.enabled and m.metric = 'DEPOSIT'
      where m.period = 'ONCE' or d.confirmed_at >= ${since}::timestamptz - interval '8 days'
      group by 1, 2, 3
    ),
    ${written}`.execute(tx)
  return rows
}
