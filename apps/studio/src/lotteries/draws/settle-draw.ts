import {
  type Bet,
  betTypeOf,
  type FormatCode,
  lotteryGame,
  payoutCents,
  poolShares,
} from '@baize/game-kit/lotteries/index'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import { lockDraw } from '../books/book-tickets.ts'
import type { LotteryDependencies, StoredDraw, StoredTicket } from '../lottery-dependencies.ts'
import { arePartsIn, type PoolTicket, sharePools } from '../pools/plan-moves.ts'
import { restSince } from '../rest-since.ts'

/** Tickets that are judged at once: large books never stand in memory whole, and nobody waits long for a piece. */
const atOnce = 5_000

type Judged = Pick<StoredTicket, 'id' | 'bet_code' | 'content' | 'unit_cents' | 'times' | 'series' | 'odds_x10000'>

/**
 * Settles a draw in one transaction: payouts of winning tickets, sums of slips, state. Wins are found by the same pure
 * rules as everywhere, each content read once; the rows are written as sets. What slips are owed is paid afterwards by
 * wallet batches, as often as it takes.
 */
export async function settleDraw({ db, outside }: LotteryDependencies, { id }: StoredDraw): Promise<void> {
  await db.transaction().execute(async tx => {
    const draw = await lockDraw(tx, id)
    if (draw.state !== 'DRAWN' || !draw.result) return
    if (draw.has_pool && !(await arePartsIn(tx, draw))) return
    const { format } = lotteryGame(draw.game_code)
    const now = outside.now()
    const sharing: PoolTicket[] = []
    for (let from = 0; from < draw.tickets!; from += atOnce) {
      const startedAt = performance.now()
      const winners = winnersOf(await ticketsAt(tx, id, from), format, draw.result)
      await storePayouts(tx, winners)
      sharing.push(...winners.filter(({ shares }) => shares > 0))
      if (from + atOnce < draw.tickets!) await restSince(startedAt)
    }
    if (draw.has_pool) await sharePools(tx, draw, sharing, now)
    await sql`
      update studio.slip s set state = 'decided', retry_at = ${now}::timestamptz,
        payout_cents = coalesce((select sum(t.payout_cents) from studio.ticket t where t.slip_id = s.id), 0)
      where s.draw_id = ${id} and s.state = 'accepted'`.execute(tx)
    await tx.updateTable('studio.draw').set({ state: 'SETTLED', settled_at: now }).where('id', '=', id).execute()
  })
}

const ticketsAt = (tx: StudioTx, drawId: bigint, from: number): Promise<Judged[]> =>
  tx
    .selectFrom('studio.ticket')
    .select(['id', 'bet_code', 'content', 'unit_cents', 'times', 'series', 'odds_x10000'])
    .where('draw_id', '=', drawId)
    .where('leaf_index', '>=', from)
    .where('leaf_index', '<', from + atOnce)
    .execute()

async function storePayouts(tx: StudioTx, winners: readonly Winner[]): Promise<void> {
  if (winners.length === 0) return
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
export function winnersOf(tickets: readonly Judged[], format: FormatCode, result: readonly string[]): Winner[] {
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
