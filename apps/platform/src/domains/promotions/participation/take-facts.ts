import type { TicketKind } from '@baize/api/loyalty'
import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { drainFacts, takeFactsIn } from '../../rounds/index.ts'
import type { PromotionsDependencies } from '../dependencies.ts'
import { grantTickets } from '../draws/tickets.ts'
import { tables } from '../tables.ts'
import { promotionTexts } from '../texts.ts'

/** Deposits are counted afresh for those who had one so lately, so that none is missed between two runs. */
const lookBackMs = 15 * 60_000

interface Reached {
  memberId: bigint
  promotionId: bigint
}
interface Earned {
  memberId: bigint
  promotionId: bigint
  kind: TicketKind
  tickets: bigint
  /** How many the member has earned in this campaign, these included. */
  given: bigint
}

/**
 * Adds the settlement facts that came since to what promotions count: the progress of those who have joined, and the
 * valid bet that earns tickets; deposits are counted too. What was earned after joining and before the end counts; a rollback counts against it.
 */
export const takeFacts = (deps: PromotionsDependencies): Promise<void> =>
  drainFacts(deps.database, 'promotions', () => takeChunk(deps))

async function takeChunk(deps: PromotionsDependencies): Promise<void> {
  await deps.database.transaction(async tx => {
    const since = new Date(deps.clock.now().getTime() - lookBackMs)
    const reached = [...(await addUp(tx)), ...(await countDeposits(tx, since))]
    const earned = await cutTickets(tx)
    for (let from = 0; from < earned.length; from += 2_000)
      await grantTickets(
        deps.ledger,
        tx,
        earned.slice(from, from + 2_000).map(({ memberId, promotionId, kind, tickets, given }) => ({
          source: `${promotionId}:${memberId}:${given}`,
          ...{ memberId, kind, count: tickets },
        })),
      )
    await tellReached(deps, tx, reached)
  })
}

async function addUp(tx: Tx): Promise<Reached[]> {
  await takeFactsIn(tx, 'promotions')
  const { rows } = await sql<Reached>`
    with taken as (
      select member_id, bets * valid_units as units, earned_at from taken_fact where book = 'REAL'
    ),
    deeds as (
      select p.id, sum(f.units)::bigint as units
      from taken f
      join promotions.participation p on p.member_id = f.member_id and p.step = 'JOINED' and p.joined_at <= f.earned_at
      join promotions.promotion m on m.id = p.promotion_id and m.metric = 'VALID_BET' and f.earned_at < m.ends_at
      group by p.id
    ),
    moved as (
      update promotions.participation p set progress_units = p.progress_units + d.units
      from (select * from deeds where units <> 0 order by id) d where p.id = d.id
      returning p.member_id, p.promotion_id,
        old.progress_units < new.target_units and new.progress_units >= new.target_units as reached
    ),
    play as (
      select m.id as promotion_id, f.member_id, sum(f.units)::bigint as units
      from taken f
      join promotions.promotion m on m.ticket_every_units is not null and m.enabled
        and f.earned_at >= m.starts_at and f.earned_at < m.ends_at
      group by 1, 2
    ),
    carried as (
      insert into promotions.ticket_carry as c (promotion_id, member_id, units)
      select promotion_id, member_id, units from play order by 1, 2
      on conflict (promotion_id, member_id) do update set units = c.units + excluded.units
    )
    select member_id as "memberId", promotion_id as "promotionId" from moved where reached`.execute(tx)
  return rows
}

/** Deposits that stand and were confirmed after joining and before the end. */
async function countDeposits(tx: Tx, since: Date): Promise<Reached[]> {
  const { rows } = await sql<Reached>`
    with deeds as (
      select p.id, coalesce(sum(d.units), 0)::bigint as units
      from (select distinct member_id from cashier.deposit_news where at >= ${since}) l
      join promotions.participation p on p.member_id = l.member_id and p.step = 'JOINED'
      join promotions.promotion m on m.id = p.promotion_id and m.metric = 'DEPOSIT'
      left join cashier.confirmed_deposit d on d.member_id = p.member_id
        and d.confirmed_at >= p.joined_at and d.confirmed_at < m.ends_at
      group by p.id
    ),
    moved as (
      update promotions.participation p set progress_units = d.units
      from (select * from deeds order by id) d where p.id = d.id and p.progress_units <> d.units
      returning p.member_id, p.promotion_id,
        old.progress_units < new.target_units and new.progress_units >= new.target_units as reached
    )
    select member_id as "memberId", promotion_id as "promotionId" from moved where reached`.execute(tx)
  return rows
}

/** Turns whole shares of carried valid bet into tickets. */
async function cutTickets(tx: Tx): Promise<Earned[]> {
  const { rows } = await sql<Earned>`
    update promotions.ticket_carry c
    set units = c.units % m.ticket_every_units, given = c.given + c.units / m.ticket_every_units
    from promotions.promotion m
    where m.id = c.promotion_id and m.ticket_every_units is not null and c.units >= m.ticket_every_units
    returning c.member_id as "memberId", c.promotion_id as "promotionId", m.kind,
      new.given - old.given as tickets, new.given as given`.execute(tx)
  return rows
}

/** Members whose reward has just come within reach read so. */
async function tellReached(deps: PromotionsDependencies, tx: Tx, reached: readonly Reached[]): Promise<void> {
  if (reached.length === 0) return
  const promotions = await tables(tx).selectFrom('promotions.promotion').select(['id', 'texts']).execute()
  const byId = new Map(promotions.map(each => [each.id, each]))
  await deps.messages.sendAll(
    tx,
    'REWARDS',
    reached.map(({ memberId, promotionId }) => ({
      ...{ memberId, texts: promotionTexts('claimable', byId.get(promotionId)!) },
    })),
  )
}
