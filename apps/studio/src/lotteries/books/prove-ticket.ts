import type { ProofAnswer } from '@baize/api/studio/lottery'
import { toHex } from '@baize/game-kit'
import { blockLeaves, proofInBlocks } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import type { LotteryDependencies } from '../lottery-dependencies.ts'
import { bookTickets, leafOf, textOf } from './book-tickets.ts'

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
  if (draw.book_root === null) throw new StudioError('ticket_unknown')
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
