import {
  type Bet,
  betTypeOf,
  type FormatCode,
  lotteryGame,
  payoutCents,
  poolShares,
} from '@baize/game-kit/lotteries/index'
import { restSince } from '@baize/server-kit/work/rest'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import { lockDraw } from '../books/book-tickets.ts'
import type { LotteryDependencies, StoredDraw, StoredTicket } from '../lottery-dependencies.ts'
import { arePartsIn, type PoolTicket, sharePools } from '../pools/plan-moves.ts'

/** Tickets of one transaction: large books never stand in memory whole, and nobody waits long for a piece. */
const atOnce = 5_000

type Judged = Pick<StoredTicket, 'id' | 'bet_code' | 'content' | 'unit_cents' | 'times' | 'series' | 'odds_x10000'>

/**
 * Settles a draw: payouts of winning tickets, shares of the pool, sums of slips, state. Wins are found by the same pure
 * rules as everywhere, each content read once; the rows are written as sets, in short transactions. Whoever comes after a
 * crash goes on where they ended. What slips are owed is paid afterwards by wallet batches, as often as it takes.
 */
export async function settleDraw(deps: LotteryDependencies, { id }: StoredDraw): Promise<void> {
  for (const step of [judgeNext, sharePool, decideNext])
    for (;;) {
      const startedAt = performance.now()
      if (!(await deps.db.transaction().execute(tx => step(tx, id, deps.outside.now())))) break
      // Judging is work of this process; deciding is that of the database, which others share anyway.
      if (step === judgeNext) await restSince(startedAt)
    }
  await deps.db
    .updateTable('studio.draw')
    .set({ state: 'SETTLED', settled_at: deps.outside.now() })
    .where('id', '=', id)
    .where('state', '=', 'DRAWN')
    .whereRef('decided', '>=', 'tickets')
    .where('shared_at', 'is not', null)
    .execute()
}

/** Writes what the next tickets are paid. Answers whether more wait. */
async function judgeNext(tx: StudioTx, id: bigint): Promise<boolean> {
  const draw = await lockDraw(tx, id)
  const { judged, tickets, result } = draw
  if (draw.state !== 'DRAWN' || !result || judged >= tickets!) return false
  const winners = winnersOf(await ticketsAt(tx, id, judged), lotteryGame(draw.game_code).format, result)
  await storePayouts(tx, winners, draw.has_pool)
  await tx
    .updateTable('studio.draw')
    .set({ judged: Math.min(judged + atOnce, tickets!) })
    .where('id', '=', id)
    .execute()
  return judged + atOnce < tickets!
}

/** Shares the pool among the tickets that won it, once its part of the sales is in it; one step for every draw. */
async function sharePool(tx: StudioTx, id: bigint, now: Date): Promise<boolean> {
  const draw = await lockDraw(tx, id)
  if (draw.state !== 'DRAWN' || draw.shared_at || draw.judged < draw.tickets!) return false
  if (draw.has_pool) {
    if (!(await arePartsIn(tx, draw))) return false
    const winners = await tx
      .selectFrom('studio.ticket')
      .select(['id', 'pool_shares as shares'])
      .where('draw_id', '=', id)
      .where('pool_shares', 'is not', null)
      .execute()
    await sharePools(tx, draw, winners as PoolTicket[], now)
  }
  await tx.updateTable('studio.draw').set({ shared_at: now }).where('id', '=', id).execute()
  return false
}

/** Decides the slips of the next tickets; a ticket's id begins with that of its slip. Answers whether more wait. */
async function decideNext(tx: StudioTx, id: bigint, now: Date): Promise<boolean> {
  const { state, shared_at, decided, tickets } = await lockDraw(tx, id)
  if (state !== 'DRAWN' || !shared_at || decided >= tickets!) return false
  await sql`
    update studio.slip s set state = 'decided', retry_at = ${now}::timestamptz,
      (payout_cents, pushed_cents) = (
        select coalesce(sum(t.payout_cents), 0),
          coalesce(sum(t.cost_cents) filter (where t.payout_cents + coalesce(t.pool_cents, 0) = t.cost_cents), 0)
        from studio.ticket t where t.slip_id = s.id)
    where s.state = 'accepted' and s.id in (
      select slip_id from studio.ticket
      where draw_id = ${id} and leaf_index >= ${decided}::integer and leaf_index < ${decided + atOnce}::integer)`.execute(
    tx,
  )
  await tx
    .updateTable('studio.draw')
    .set({ decided: Math.min(decided + atOnce, tickets!) })
    .where('id', '=', id)
    .execute()
  return decided + atOnce < tickets!
}

const ticketsAt = (tx: StudioTx, drawId: bigint, from: number): Promise<Judged[]> =>
  tx
    .selectFrom('studio.ticket')
    .select(['id', 'bet_code', 'content', 'unit_cents', 'times', 'series', 'odds_x10000'])
    .where('draw_id', '=', drawId)
    .where('leaf_index', '>=', from)
    .where('leaf_index', '<', from + atOnce)
    .execute()

async function storePayouts(tx: StudioTx, winners: readonly Winner[], hasPool: boolean): Promise<void> {
  if (winners.length === 0) return
  const sharing = winners.filter(({ shares }) => hasPool && shares > 0)
  if (sharing.length > 0)
    await sql`
      update studio.ticket t set pool_shares = w.shares
      from unnest(${sharing.map(({ id }) => id)}::text[], ${sharing.map(({ shares }) => shares)}::integer[]) as w (id, shares)
      where t.id = w.id`.execute(tx)
  await sql`
    update studio.ticket t set payout_cents = w.payout
    from unnest(${winners.map(({ id }) => id)}::text[], ${winners.map(({ payoutCents }) => payoutCents)}::bigint[])
      as w (id, payout)
    where t.id = w.id`.execute(tx)
}

interface Winner {
  id: string
  payoutCents: number
  /** Of the pool. */
  shares: number
}

/** Tickets that are paid, with what they are paid. Equal contents are read once. */
function winnersOf(tickets: readonly Judged[], format: FormatCode, result: readonly string[]): Winner[] {
  const known = new Map<string, Bet>()
  const betOf = (code: string, content: string): Bet => {
    const key = `${code} ${content}`
    const bet = known.get(key) ?? betTypeOf(format, code)!.read(content)
    known.set(key, bet)
    return bet
  }
  return tickets.flatMap(({ id, bet_code, content, unit_cents, times, series, odds_x10000 }) => {
    const bet = betOf(bet_code, content)
    const payout = payoutCents(bet, result, {
      betCode: bet_code,
      content,
      unitCents: unit_cents,
      times,
      series,
      ...(odds_x10000 ? { oddsX10000: odds_x10000.map(Number) } : {}),
    })
    const shares = poolShares(bet, result, { times })
    return payout > 0 || shares > 0 ? [{ id, payoutCents: payout, shares }] : []
  })
}
