import { toHex } from '@baize/game-kit'
import { blockLeaves, proofInBlocks } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { sql } from 'kysely'
import type { DrawView, ProofAnswer, SlipView } from '../contract-lotteries.ts'
import { StudioError } from '../studio-error.ts'
import type { Visit } from '../visits.ts'
import { bookTickets, leafOf, textOf } from './book-tickets.ts'
import type { LotteryDependencies, StoredDraw } from './lottery-dependencies.ts'

const slipsShown = 50

/** A draw as everybody may see it: the seed only after the result. */
export function presentDraw(draw: StoredDraw): DrawView {
  return {
    gameCode: draw.game_code,
    issue: draw.issue,
    version: draw.version,
    state: draw.state,
    opensAt: draw.opens_at.toISOString(),
    closesAt: draw.closes_at.toISOString(),
    drawsAt: draw.draws_at.toISOString(),
    commitment: draw.commitment,
    entropy: draw.entropy,
    numbers: draw.result,
    serverSeed: draw.server_seed && toHex(draw.server_seed),
    book:
      draw.seal_hash === null
        ? null
        : {
            root: draw.book_root!,
            tickets: draw.tickets!,
            salesCents: Number(draw.sales_cents),
            previousSealHash: draw.previous_seal_hash!,
            sealHash: draw.seal_hash,
          },
    voidReason: draw.void_reason,
  }
}

/** The draw that sells or waits for its result, and those after it. */
export const comingDraws = (deps: LotteryDependencies, gameCode: string, limit: number): Promise<DrawView[]> =>
  drawsOf(deps, gameCode, limit, '>', 'asc')

/** Draws whose time has come, void ones included, newest first. */
export const heldDraws = (deps: LotteryDependencies, gameCode: string, limit: number): Promise<DrawView[]> =>
  drawsOf(deps, gameCode, limit, '<=', 'desc')

async function drawsOf(
  { db, outside }: LotteryDependencies,
  gameCode: string,
  limit: number,
  side: '>' | '<=',
  order: 'asc' | 'desc',
): Promise<DrawView[]> {
  const draws = await db
    .selectFrom('studio.draw')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('draws_at', side, outside.now())
    .orderBy('draws_at', order)
    .limit(limit)
    .execute()
  return draws.map(presentDraw)
}

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
    issue: slip.issue,
    state: slip.state,
    numbers: slip.result,
    costCents: Number(slip.cost_cents),
    payoutCents: slip.payout_cents === null ? null : Number(slip.payout_cents),
    series: slip.series,
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
        // Only winners are written; a settled draw says of the others that they are paid nothing.
        payoutCents: slip.draw_state === 'SETTLED' ? Number(ticket.payout_cents ?? 0n) : null,
      })),
  }))
}

/**
 * What the owner of a ticket needs to find it in the sealed book.
 * @throws StudioError ticket_unknown also while the book is not sealed
 */
export async function proofOfTicket({ db }: LotteryDependencies, visit: Visit, ticketId: string): Promise<ProofAnswer> {
  const own = await db
    .selectFrom('studio.ticket as ticket')
    .innerJoin('studio.slip as slip', 'slip.id', 'ticket.slip_id')
    .select(['ticket.draw_id', 'ticket.leaf_index'])
    .where('ticket.id', '=', ticketId)
    .where('slip.user_id', '=', visit.user_id)
    .executeTakeFirst()
  if (!own || own.leaf_index === null) throw new StudioError('ticket_unknown')
  const draw = await db.selectFrom('studio.draw').selectAll().where('id', '=', own.draw_id).executeTakeFirstOrThrow()
  const first = own.leaf_index - (own.leaf_index % blockLeaves)
  const block = await bookTickets(db, draw.id)
    .where('ticket.leaf_index', '>=', first)
    .where('ticket.leaf_index', '<', first + blockLeaves)
    .orderBy('ticket.leaf_index')
    .execute()
  const roots = await db
    .selectFrom('studio.book_block')
    .select('root')
    .where('draw_id', '=', draw.id)
    .orderBy('index')
    .execute()
  const ticket = block[own.leaf_index - first]!
  const siblings = proofInBlocks(
    sha256,
    own.leaf_index,
    block.map(row => leafOf(draw, row)),
    roots.map(({ root }) => root),
  )
  return {
    text: textOf(draw, ticket),
    salt: ticket.salt,
    index: own.leaf_index,
    count: draw.tickets!,
    siblings: siblings.map(toHex),
    root: draw.book_root!,
  }
}
