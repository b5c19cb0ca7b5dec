import type { SlipView } from '@baize/api/studio/lottery'
import { rebateCents } from '@baize/game-kit/lotteries/index'
import { sql } from 'kysely'
import type { Visit } from '../../visits.ts'
import type { LotteryDependencies } from '../lottery-dependencies.ts'

const slipsShown = 50

/** The player's slips of this game, newest first, each with its tickets. */
export async function mySlips({ db }: LotteryDependencies, visit: Visit): Promise<SlipView[]> {
  const slips = await db
    .selectFrom('studio.slip as slip')
    .innerJoin('studio.draw as draw', 'draw.id', 'slip.draw_id')
    .selectAll('slip')
    .select(['draw.issue', 'draw.state as draw_state', 'draw.result'])
    .where('slip.user_id', '=', visit.user_id)
    .where('draw.game_code', '=', visit.game_code)
    .orderBy('slip.created_at', 'desc')
    .limit(slipsShown)
    .execute()
  if (slips.length === 0) return []
  const tickets = await db
    .selectFrom('studio.ticket')
    .selectAll()
    .where(
      'slip_id',
      'in',
      slips.map(({ id }) => id),
    )
    .orderBy(sql`id collate "C"`)
    .execute()
  return slips.map(slip => ({
    slipId: slip.id,
    chaseId: slip.chase_id,
    issue: slip.issue,
    state: slip.state,
    numbers: slip.result,
    costCents: Number(slip.cost_cents),
    payoutCents: slip.payout_cents === null ? null : Number(slip.payout_cents + slip.pool_cents),
    series: slip.series,
    rebateCents: slip.state === 'settled' ? rebateCents(Number(slip.cost_cents), slip.rebate_x10000) : null,
    createdAt: slip.created_at.toISOString(),
    tickets: tickets
      .filter(({ slip_id }) => slip_id === slip.id)
      .map(ticket => ({
        ticketId: ticket.id,
        betCode: ticket.bet_code,
        content: ticket.content,
        unitCents: ticket.unit_cents,
        times: ticket.times,
        lines: ticket.lines,
        costCents: Number(ticket.cost_cents),
        oddsX10000: ticket.odds_x10000?.map(Number) ?? null,
        // Only winners are written; a settled draw says of the others that they are paid nothing.
        payoutCents:
          slip.draw_state === 'SETTLED' ? Number((ticket.payout_cents ?? 0n) + (ticket.pool_cents ?? 0n)) : null,
        poolCents: Number(ticket.pool_cents ?? 0n),
      })),
  }))
}
