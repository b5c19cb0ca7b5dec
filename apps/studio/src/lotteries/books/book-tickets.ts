import { holderOf, leafHash, leafText } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import type { LotteryDependencies, StoredDraw, StoredTicket } from '../lottery-dependencies.ts'

export type BookRow = StoredTicket & { user_id: string; accepted_at: Date }

/** The tickets of a draw with what their leaves need of the slip. */
export const bookTickets = (db: LotteryDependencies['db'] | StudioTx, drawId: bigint) =>
  db
    .selectFrom('studio.ticket as ticket')
    .innerJoin('studio.slip as slip', 'slip.id', 'ticket.slip_id')
    .selectAll('ticket')
    .select(['slip.user_id', sql<Date>`slip.accepted_at`.as('accepted_at')])
    .where('ticket.draw_id', '=', drawId)

/** The text of a ticket's leaf, as the book holds it and as its owner can make it again. */
export const textOf = (draw: Pick<StoredDraw, 'game_code' | 'issue'>, ticket: BookRow): string =>
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
    oddsTable: ticket.odds_table,
    acceptedAtMs: ticket.accepted_at.getTime(),
    holder: holderOf(sha256, ticket.salt, ticket.user_id),
  })

export const leafOf = (draw: Pick<StoredDraw, 'game_code' | 'issue'>, ticket: BookRow): Uint8Array =>
  leafHash(sha256, textOf(draw, ticket))

/** The draw, held until the end of the transaction. */
export const lockDraw = (tx: StudioTx, id: bigint): Promise<StoredDraw> =>
  tx.selectFrom('studio.draw').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
