import { randomUUID } from 'node:crypto'
import type { ChaseTicket } from '@baize/api/studio/lottery-states'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import { type Staked, sendBatch, walletFields, walletIds } from '../../wallet/wallet-moves.ts'
import type { LotteryDependencies, StoredSlip } from '../lottery-dependencies.ts'
import { isSelling, rebateShareOf, unitsPerCent } from '../lottery-dependencies.ts'
import { priceAll } from '../sales/price-slip.ts'
import { writeTickets } from '../sales/write-tickets.ts'
import { endChase, lockChase } from './end-chase.ts'

const atOnce = 100
const retryAfterMs = 5_000

/**
 * Buys the issues of chases whose selling has opened, out of what is held for them. A bet without a certain answer is sent
 * again until it has one; one that is refused ends its chase. What is paid too late for its draw goes back.
 */
export async function stakeIssues(deps: LotteryDependencies): Promise<void> {
  for (;;) {
    const written = await writeDueSlips(deps)
    const placing = await claimPlacing(deps)
    await stake(deps, placing)
    if (written < atOnce && placing.length < atOnce) return
  }
}

interface DueIssue {
  chase_id: string
  position: number
  times: number
  cost_cents: bigint
  visit_id: bigint
  user_id: string
  game_code: string
  series: number
  max_series: number
  tickets: ChaseTicket[]
  draw_id: bigint
}

async function writeDueSlips({ db, outside }: LotteryDependencies): Promise<number> {
  const now = outside.now()
  return db.transaction().execute(async tx => {
    const { rows } = await sql<DueIssue>`
      select i.chase_id, i.position, i.times, i.cost_cents, c.visit_id, c.user_id, c.game_code, c.series, c.tickets,
        v.max_series, d.id as draw_id
      from studio.chase_issue i
      join studio.chase c on c.id = i.chase_id and c.state = 'ACTIVE'
      join studio.visit v on v.id = c.visit_id
      join studio.draw d on d.game_code = c.game_code and d.issue = i.issue and d.state = 'SELLING' and d.closes_at > ${now}
      where i.state = 'held' and i.opens_at <= ${now}
      order by i.opens_at limit ${atOnce} for update of i skip locked`.execute(tx)
    for (const due of rows) await writeSlip(tx, due, now)
    return rows.length
  })
}

async function writeSlip(tx: StudioTx, due: DueIssue, now: Date): Promise<void> {
  const rebate_x10000 = rebateShareOf(due.game_code, due.series, due.max_series)
  const slip = { id: randomUUID(), series: due.series, rebate_x10000 }
  await tx
    .insertInto('studio.slip')
    .values({
      ...slip,
      visit_id: due.visit_id,
      user_id: due.user_id,
      draw_id: due.draw_id,
      chase_id: due.chase_id,
      input_hash: '',
      cost_cents: due.cost_cents,
      created_at: now,
      // Not for the keeper of slips: a bet out of a hold is sent again, not rolled back.
      retry_at: null,
    })
    .execute()
  const tickets = due.tickets.map(ticket => ({ ...ticket, times: ticket.times * due.times }))
  const written = { ...slip, user_id: due.user_id }
  await writeTickets(tx, written, due.draw_id, priceAll(due.game_code, { tickets, series: due.series }))
  await tx
    .updateTable('studio.chase_issue')
    .set({ state: 'placing', slip_id: slip.id, retry_at: now })
    .where('chase_id', '=', due.chase_id)
    .where('position', '=', due.position)
    .execute()
}

type PlacingSlip = StoredSlip & Staked & { chase_id: string }

async function claimPlacing({ db, outside }: LotteryDependencies): Promise<PlacingSlip[]> {
  const now = outside.now()
  const { rows } = await sql<PlacingSlip>`
    with due as (
      update studio.chase_issue set retry_at = ${new Date(now.getTime() + retryAfterMs)}::timestamptz
      where (chase_id, position) in (
        select chase_id, position from studio.chase_issue
        where state = 'placing' and retry_at <= ${now}::timestamptz
        order by retry_at limit ${atOnce} for update skip locked)
      returning slip_id)
    select s.*, v.wallet_token, v.currency, v.game_code
    from due join studio.slip s on s.id = due.slip_id join studio.visit v on v.id = s.visit_id`.execute(db)
  return rows
}

async function stake(deps: LotteryDependencies, slips: readonly PlacingSlip[]): Promise<void> {
  const bets = slips.map(slip => ({
    ...walletFields(slip),
    transaction_uuid: walletIds(slip.id).bet,
    amount: Number(slip.cost_cents) * unitsPerCent,
    round_closed: false,
    is_free: false,
    hold_round: slip.chase_id,
  }))
  for (const [i, { status }] of (await sendBatch(deps, 'bet', bets)).entries()) {
    if (status === 'UNKNOWN') continue
    if (status !== 'OK') deps.log.warn({ slip: slips[i]!.id, status }, 'the bet of a chase was refused')
    await deps.db.transaction().execute(tx => (status === 'OK' ? accept : block)(tx, slips[i]!, deps.outside.now()))
  }
}

/** A paid slip counts while its draw sells and its chase goes on; else the stake goes back. */
async function accept(tx: StudioTx, slip: PlacingSlip, now: Date): Promise<void> {
  const chase = await lockChase(tx, slip.chase_id)
  const draw = await tx
    .selectFrom('studio.draw')
    .select(['state', 'closes_at'])
    .where('id', '=', slip.draw_id)
    .forShare()
    .executeTakeFirstOrThrow()
  const counts = chase.state === 'ACTIVE' && isSelling(draw, now)
  const { numUpdatedRows } = await tx
    .updateTable('studio.slip')
    .set(counts ? { state: 'accepted', accepted_at: now } : { state: 'rolling-back', retry_at: now })
    .where('id', '=', slip.id)
    .where('state', '=', 'betting')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await tx
    .updateTable('studio.chase_issue')
    .set({ state: counts ? 'placed' : 'returned', retry_at: null })
    .where('slip_id', '=', slip.id)
    .execute()
}

/** The wallet takes no bet of this chase any more: nothing was staked, and all that is held goes back. */
async function block(tx: StudioTx, slip: PlacingSlip, now: Date): Promise<void> {
  await lockChase(tx, slip.chase_id)
  const { numUpdatedRows } = await tx
    .updateTable('studio.slip')
    .set({ state: 'refused' })
    .where('id', '=', slip.id)
    .where('state', '=', 'betting')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await tx
    .updateTable('studio.chase_issue')
    .set({ state: 'held', slip_id: null, retry_at: null })
    .where('slip_id', '=', slip.id)
    .execute()
  await endChase(tx, slip.chase_id, 'BLOCKED', now)
}
