import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import type { LotteryDependencies, StoredChase } from '../lottery-dependencies.ts'
import { endChase, freeIssues, lockChase } from './end-chase.ts'

const atOnce = 500

/**
 * Takes what became of the tickets of chases into their orders: wins may stop them, issues that closed unsold are
 * released, and a chase without any issue left is done. One transaction a chase, so that a stop and its releases are one.
 */
export async function followChases(deps: LotteryDependencies): Promise<void> {
  const { db, outside } = deps
  const { rows } = await sql<{ chase_id: string }>`
    select i.chase_id from studio.chase_issue i join studio.slip s on s.id = i.slip_id
    where i.state = 'placed' and s.state not in ('betting', 'accepted')
    union
    select i.chase_id from studio.chase_issue i join studio.chase c on c.id = i.chase_id
    where i.state = 'held' and i.closes_at <= ${outside.now()}::timestamptz and c.state = 'ACTIVE'
    union
    select c.id from studio.chase c
    where c.state = 'ACTIVE' and not exists (
      select from studio.chase_issue i where i.chase_id = c.id and i.state in ('held', 'placing', 'placed'))
    limit ${atOnce}`.execute(db)
  for (const { chase_id } of rows) await db.transaction().execute(tx => follow(deps, tx, chase_id))
}

async function follow({ outside }: LotteryDependencies, tx: StudioTx, chaseId: string): Promise<void> {
  const now = outside.now()
  const chase = await lockChase(tx, chaseId)
  // A ticket that was paid what it cost has won nothing; an issue that only gave all of its stake back counts neither way.
  await sql`
    update studio.chase_issue i set payout_cents = s.payout_cents + s.pool_cents, state = case
      when s.state not in ('decided', 'settled') then 'returned'
      when exists (select from studio.ticket t
        where t.slip_id = s.id and t.payout_cents + coalesce(t.pool_cents, 0) not in (0, t.cost_cents)) then 'won'
      when s.payout_cents + s.pool_cents = s.cost_cents then 'returned' else 'lost' end
    from studio.slip s
    where i.chase_id = ${chaseId}::uuid and i.state = 'placed' and s.id = i.slip_id and s.state not in ('betting', 'accepted')`.execute(
    tx,
  )
  if (chase.state !== 'ACTIVE') return
  await freeIssues(tx, chaseId, now, now)
  const { wins, profit_cents, open } = await standingOf(tx, chaseId)
  if (hasReached(chase, wins, profit_cents)) await endChase(tx, chaseId, 'STOPPED_WIN', now)
  else if (open === 0) await endChase(tx, chaseId, 'DONE', now)
}

const hasReached = ({ stop, stop_cents }: StoredChase, wins: number, profitCents: bigint): boolean =>
  stop === 'win' ? wins > 0 : stop === 'profit' && wins > 0 && profitCents >= stop_cents!

/** Issues that were returned count neither as a win nor as a loss. */
async function standingOf(tx: StudioTx, chaseId: string) {
  const { rows } = await sql<{ wins: number; profit_cents: bigint; open: number }>`
    select count(*) filter (where state = 'won')::integer as wins,
      coalesce(sum(payout_cents - cost_cents) filter (where state in ('won', 'lost')), 0)::bigint as profit_cents,
      count(*) filter (where state in ('held', 'placing', 'placed'))::integer as open
    from studio.chase_issue where chase_id = ${chaseId}::uuid`.execute(tx)
  return rows[0]!
}
