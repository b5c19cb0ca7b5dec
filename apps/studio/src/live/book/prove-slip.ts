import type { TableProofAnswer } from '@baize/api/studio/live'
import { toHex } from '@baize/game-kit'
import { proofOf } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import type { LiveDependencies } from '../live-dependencies.ts'
import { bookedSlips, leafOf, textOf } from './booked-slips.ts'

/**
 * What the owner of a slip needs to find it in the sealed book of its round.
 * @throws StudioError slip_unknown also while the book is not sealed
 */
export async function proveSlip(
  { db }: Pick<LiveDependencies, 'db'>,
  visit: Visit,
  slipId: string,
): Promise<TableProofAnswer> {
  const own = await db
    .selectFrom('studio.table_slip')
    .select(['table_round_id', 'leaf_index', 'salt'])
    .where('id', '=', slipId)
    .where('user_id', '=', visit.user_id)
    .executeTakeFirst()
  if (!own || own.leaf_index === null) throw new StudioError('slip_unknown', { field: 'slipId' })
  const round = await db
    .selectFrom('studio.table_round')
    .selectAll()
    .where('id', '=', own.table_round_id)
    .executeTakeFirstOrThrow()
  const slips = await bookedSlips(db, round.id)
  const siblings = proofOf(
    sha256,
    slips.map(slip => leafOf(round, slip)),
    own.leaf_index,
  )
  return {
    text: textOf(round, slips[own.leaf_index]!),
    salt: own.salt,
    index: own.leaf_index,
    count: slips.length,
    siblings: siblings.map(toHex),
    root: round.book_root!,
  }
}
