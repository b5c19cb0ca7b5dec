import type { FixtureVoidReason } from '@baize/api/studio/sports/fixture-views'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import type { SportsDependencies, StoredFixture } from '../sports-dependencies.ts'
import { decideCombined } from './decide-combined.ts'
import { noteOpposed } from './note-opposed.ts'

/** Legs that one transaction marks: a large fixture holds up nobody for long. */
const atOnce = 100_000

/**
 * Decides bets by the outcomes of their fixture, as sets: singles in one statement, parlays and systems whose legs came to a
 * result one by one. Paid is what is decided when all parts that oppose one another are taken from valid bets.
 */
export async function decideBets(
  deps: SportsDependencies,
  fixture: StoredFixture,
  voidReason: FixtureVoidReason | null,
): Promise<void> {
  for (;;) {
    const { marked, combined } = await deps.db.transaction().execute(tx => markLegs(tx, fixture.id, voidReason))
    await decideCombined(deps, combined, voidReason ?? 'NOT_PLAYED')
    if (marked < atOnce) break
  }
  await noteOpposed(deps, fixture)
  await sql`
    update sports.bet set retry_at = ${deps.outside.now()}::timestamptz
    where fixture = ${fixture.id} and retry_at is null and state in ('decided', 'voiding')`.execute(deps.db)
}

/**
 * Marks legs by their outcomes, and decides the singles among them: payouts and valid bets of sportsbook 4.1, cut to units.
 * @returns how many legs, and the parlays and systems that they belong to
 */
async function markLegs(
  tx: StudioTx,
  fixture: string,
  voidReason: FixtureVoidReason | null,
): Promise<{ marked: number; combined: string[] }> {
  const { rows } = await sql<{ marked: number; combined: string[] | null }>`
    with due as (
      select l.bet_id, l.position, o.result, o.dead_heat_of, o.block
      from sports.leg l join sports.outcome o on o.fixture = l.fixture and o.claim = l.claim and o.basis = l.basis
      where l.fixture = ${fixture} and l.result is null
      order by l.bet_id limit ${atOnce} for update of l),
    marked as (
      update sports.leg l set result = due.result, dead_heat_of = due.dead_heat_of, result_block = due.block
      from due where l.bet_id = due.bet_id and l.position = due.position
      returning l.bet_id, l.milli, l.result, coalesce(l.dead_heat_of, 1) as heat),
    paid as (
      select b.id, m.result, case m.result
          when 'won' then b.stake_units * m.milli / 1000
          when 'half_won' then b.stake_units * (m.milli + 1000) / 2000
          when 'half_lost' then b.stake_units / 2
          when 'lost' then 0
          when 'dead_heat' then b.stake_units * m.milli / (1000 * m.heat)
          else b.stake_units end as payout,
        case when m.result in ('push', 'void') then 0 when m.result in ('half_won', 'half_lost') then b.stake_units / 2
          else b.stake_units end as valid
      from marked m join sports.bet b on b.id = m.bet_id
      where b.kind = 'single' and b.state = 'accepted'),
    decided as (
      update sports.bet b set payout_units = p.payout, valid_units = p.valid, retry_at = null,
        state = case when p.result = 'void' then 'voiding' else 'decided' end,
        void_reason = case when p.result = 'void' then coalesce(${voidReason}::text, 'NOT_PLAYED') end,
        outcome = case when p.result <> 'dead_heat' then p.result when p.payout >= b.stake_units then 'won' else 'lost' end
      from paid p where b.id = p.id)
    select (select count(*)::integer from marked) as marked,
      (select array_agg(distinct b.id) from marked m join sports.bet b on b.id = m.bet_id
        where b.kind <> 'single' and b.state = 'accepted') as combined`.execute(tx)
  const { marked, combined } = rows[0]!
  return { marked, combined: combined ?? [] }
}
