import { toHex } from '@baize/game-kit'
import { firstSealHash, holderOf, leafHash, leafText, rootOf, sealHash } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { sql } from 'kysely'
import type { StudioTx } from '../studio-database.ts'
import type { LotteryDependencies, StoredDraw, StoredTicket } from './lottery-dependencies.ts'
import { oddsTableOf } from './lottery-dependencies.ts'

export type BookRow = StoredTicket & { user_id: string; accepted_at: Date }

/** The leaf of a ticket, as the book holds it and as its owner can make it again. */
export const leafOf = (draw: Pick<StoredDraw, 'game_code' | 'issue'>, ticket: BookRow): string =>
  leafText({
    ticketId: ticket.id,
    gameCode: draw.game_code,
    issue: draw.issue,
    betCode: ticket.bet_code,
    content: ticket.content,
    unitCents: ticket.unit_cents,
    times: ticket.times,
    lines: ticket.lines,
    costCents: Number(ticket.cost_cents),
    oddsTable: oddsTableOf(ticket.series),
    acceptedAtMs: ticket.accepted_at.getTime(),
    holder: holderOf(sha256, ticket.salt, ticket.user_id),
  })

/** Tickets of a draw in the order of the book: by id, byte by byte. */
const acceptedTickets = (tx: StudioTx, drawId: bigint): Promise<BookRow[]> =>
  tx
    .selectFrom('studio.ticket as ticket')
    .innerJoin('studio.slip as slip', 'slip.id', 'ticket.slip_id')
    .selectAll('ticket')
    .select(['slip.user_id', sql<Date>`slip.accepted_at`.as('accepted_at')])
    .where('ticket.draw_id', '=', drawId)
    .where('slip.state', '=', 'accepted')
    .orderBy(sql`ticket.id collate "C"`)
    .execute()

/**
 * Seals the book of a closed draw: every ticket gets its place, and root, count and sales are published in a record that
 * names the game's seal before it (lotteries book 6.3). No bet is accepted after this, and none was left out.
 */
export async function sealBook({ db, outside, log }: LotteryDependencies, { id }: StoredDraw): Promise<void> {
  await db.transaction().execute(async tx => {
    const draw = await tx
      .selectFrom('studio.draw')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (draw.state !== 'CLOSED') return
    const tickets = await acceptedTickets(tx, id)
    const salesCents = tickets.reduce((sum, ticket) => sum + ticket.cost_cents, 0n)
    const { slips } = await tx
      .selectFrom('studio.slip')
      .select(({ fn }) => fn.coalesce(fn.sum<bigint>('cost_cents'), sql<bigint>`0`).as('slips'))
      .where('draw_id', '=', id)
      .where('state', '=', 'accepted')
      .executeTakeFirstOrThrow()
    if (BigInt(slips) !== salesCents) {
      log.error(
        { draw: id.toString(), slips: String(slips), tickets: String(salesCents) },
        'book differs from its slips',
      )
      return
    }
    await tx
      .updateTable('studio.ticket')
      .from(
        tx
          .selectFrom(
            sql<{
              id: string
              place: number
            }>`unnest(${tickets.map(({ id }) => id)}::text[]) with ordinality`.as<'book'>(sql`book(id, place)`),
          )
          .select(['book.id', 'book.place'])
          .as('placed'),
      )
      .set({ leaf_index: sql`placed.place - 1` })
      .whereRef('studio.ticket.id', '=', 'placed.id')
      .execute()
    const previous = await tx
      .selectFrom('studio.draw')
      .select('seal_hash')
      .where('game_code', '=', draw.game_code)
      .where('seal_hash', 'is not', null)
      .orderBy('sealed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const previousSealHash = previous?.seal_hash ?? firstSealHash
    const rootHex = toHex(
      rootOf(
        sha256,
        tickets.map(ticket => leafHash(sha256, leafOf(draw, ticket))),
      ),
    )
    const { game_code: gameCode, issue, version, commitment } = draw
    const seal = {
      gameCode,
      issue,
      version,
      commitment,
      rootHex,
      count: tickets.length,
      salesCents: Number(salesCents),
    }
    await tx
      .updateTable('studio.draw')
      .set({
        state: 'SEALED',
        book_root: rootHex,
        tickets: tickets.length,
        sales_cents: salesCents,
        previous_seal_hash: previousSealHash,
        seal_hash: sealHash(sha256, { ...seal, previousSealHash }),
        sealed_at: outside.now(),
      })
      .where('id', '=', id)
      .execute()
  })
}
