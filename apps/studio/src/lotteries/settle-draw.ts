import { type Bet, betTypeOf, type FormatCode, lotteryGame, payoutCents } from '@baize/game-kit/lotteries/index'
import { sql } from 'kysely'
import type { LotteryDependencies, StoredDraw, StoredTicket } from './lottery-dependencies.ts'

type Judged = Pick<StoredTicket, 'id' | 'bet_code' | 'content' | 'unit_cents' | 'times' | 'series'>

/**
 * Settles a draw in one transaction: payouts of winning tickets, sums of slips, state. Wins are found by the same pure
 * rules as everywhere, each content read once; the rows are written as sets. What slips are owed is paid afterwards by
 * wallet batches, as often as it takes.
 */
export async function settleDraw({ db, outside }: LotteryDependencies, { id }: StoredDraw): Promise<void> {
  await db.transaction().execute(async tx => {
    const draw = await tx
      .selectFrom('studio.draw')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (draw.state !== 'DRAWN' || !draw.result) return
    const tickets = await tx
      .selectFrom('studio.ticket')
      .select(['id', 'bet_code', 'content', 'unit_cents', 'times', 'series'])
      .where('draw_id', '=', id)
      .where('leaf_index', 'is not', null)
      .execute()
    const winners = winnersOf(tickets, lotteryGame(draw.game_code).format, draw.result)
    const now = outside.now()
    await sql`
      update studio.ticket t set payout_cents = w.payout
      from unnest(${winners.map(({ id }) => id)}::text[], ${winners.map(({ payoutCents }) => payoutCents)}::bigint[])
        as w (id, payout)
      where t.id = w.id`.execute(tx)
    await sql`
      update studio.slip s set state = 'decided', retry_at = ${now}::timestamptz,
        payout_cents = coalesce((select sum(t.payout_cents) from studio.ticket t where t.slip_id = s.id), 0)
      where s.draw_id = ${id} and s.state = 'accepted'`.execute(tx)
    await tx.updateTable('studio.draw').set({ state: 'SETTLED', settled_at: now }).where('id', '=', id).execute()
  })
}

/** Tickets that are paid, with what they are paid. Equal contents are read once. */
export function winnersOf(
  tickets: readonly Judged[],
  format: FormatCode,
  result: readonly string[],
): { id: string; payoutCents: number }[] {
  const known = new Map<string, Bet>()
  const betOf = (code: string, content: string): Bet => {
    const key = `${code} ${content}`
    const bet = known.get(key) ?? betTypeOf(format, code)!.read(content)
    known.set(key, bet)
    return bet
  }
  return tickets.flatMap(({ id, bet_code, content, unit_cents, times, series }) => {
    const payout = payoutCents(betOf(bet_code, content), result, {
      betCode: bet_code,
      content,
      unitCents: unit_cents,
      times,
      series,
    })
    return payout > 0 ? [{ id, payoutCents: payout }] : []
  })
}
