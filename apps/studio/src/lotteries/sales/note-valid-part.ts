import { type BoughtTicket, betTypeOf, lotteryGame, validPartCents } from '@baize/game-kit/lotteries/index'
import { hmac } from '@baize/game-kit/node/crypto'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import type { StoredSlip } from '../lottery-dependencies.ts'

/** So many tickets of one player are held against each other, the newest ones. */
const mostTickets = 300

/**
 * Notes what counts as valid bet of the slips that a player has for a draw: not what their tickets oppose in each other,
 * which is taken from the newest slips first.
 */
export async function noteValidPart(tx: StudioTx, { user_id }: Pick<StoredSlip, 'user_id'>, drawId: bigint) {
  // Slips of one player for one draw are written one after the other, so that neither misses the other.
  await sql`select pg_advisory_xact_lock(hashtext('studio.slip'), hashtext(${`${drawId}:${user_id}`}))`.execute(tx)
  const rows = await newestTickets(tx, user_id, drawId)
  const { format } = lotteryGame(rows[0]!.game_code)
  const valid = validPartCents(
    format,
    rows.map(row => bought(format, row)),
    hmac,
  )
  const slips = new Map(rows.map(({ slip_id, slip_cents, valid_cents }) => [slip_id, { slip_cents, valid_cents }]))
  let left = BigInt(valid)
  for (const [id, { slip_cents, valid_cents }] of [...slips].reverse()) {
    const counted = left < slip_cents ? left : slip_cents
    left -= counted
    if (counted === (valid_cents ?? slip_cents)) continue
    await tx.updateTable('studio.slip').set({ valid_cents: counted }).where('id', '=', id).execute()
  }
}

type TicketRow = Awaited<ReturnType<typeof newestTickets>>[number]

const newestTickets = (tx: StudioTx, userId: string, drawId: bigint) =>
  tx
    .selectFrom('studio.slip as s')
    .innerJoin('studio.ticket as t', 't.slip_id', 's.id')
    .innerJoin('studio.draw as d', 'd.id', 's.draw_id')
    .select(['t.bet_code', 't.content', 't.unit_cents', 't.times', 't.series', 't.cost_cents', 't.odds_x10000'])
    .select(['d.game_code', 's.id as slip_id', 's.cost_cents as slip_cents', 's.valid_cents'])
    .where('s.draw_id', '=', drawId)
    .where('s.user_id', '=', userId)
    .where('s.state', 'in', ['betting', 'accepted'])
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .limit(mostTickets)
    .execute()

const bought = (format: ReturnType<typeof lotteryGame>['format'], row: TicketRow): BoughtTicket => ({
  bet: betTypeOf(format, row.bet_code)!.read(row.content),
  costCents: Number(row.cost_cents),
  ticket: {
    betCode: row.bet_code,
    content: row.content,
    unitCents: row.unit_cents,
    times: row.times,
    series: row.series,
    ...(row.odds_x10000 ? { oddsX10000: row.odds_x10000.map(Number) } : {}),
  },
})
