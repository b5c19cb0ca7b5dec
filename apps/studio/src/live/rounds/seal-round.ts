import { toHex } from '@baize/game-kit'
import { firstSealHash, rootOf } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { type OfferedTable, tableSealHash } from '@baize/game-kit/tables/index'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import { type BookedSlip, bookedSlips, leafOf } from '../book/booked-slips.ts'
import { opposedBySlip } from '../book/opposed-slips.ts'
import type { LiveDependencies, StoredTable, StoredTableRound } from '../live-dependencies.ts'
import { lockRound } from './lock-round.ts'
import { voidRound } from './void-round.ts'

/**
 * Seals the book of a round: what the wallet has not answered by now goes back, and the accepted slips get a root and a
 * place in the chain of seals before the seed is opened. A round without bets has no seal; one whose book does not add up is
 * void.
 * @returns the sealed or void round; null when it was not this dealer's to seal
 */
export async function sealRound(
  deps: LiveDependencies,
  lease: StoredTable,
  table: OfferedTable,
  closed: StoredTableRound,
): Promise<StoredTableRound | null> {
  const sealed = await sealBook(deps, lease, table, closed)
  return sealed === 'differs' ? voidRound(deps, lease, table, closed, 'BOOK') : sealed
}

function sealBook(
  { db, outside, log }: LiveDependencies,
  lease: StoredTable,
  { rules }: OfferedTable,
  { id }: StoredTableRound,
): Promise<StoredTableRound | 'differs' | null> {
  return db.transaction().execute(async tx => {
    const round = await lockRound(tx, lease, id, 'CLOSED')
    if (!round) return null
    const slips = await bookedSlips(tx, id)
    const stakeUnits = slips.reduce((sum, { total_units }) => sum + total_units, 0n)
    const laid = slips.reduce((sum, { positions }) => sum + positions.reduce((all, { units }) => all + units, 0), 0)
    if (BigInt(laid) !== stakeUnits) {
      log.error({ table: round.table_code, serial: String(round.serial) }, 'book differs from its positions')
      return 'differs'
    }
    await returnUnanswered(tx, id, outside.now())
    await notePlaces(tx, slips, opposedBySlip(rules, slips))
    return tx
      .updateTable('studio.table_round')
      .set({
        state: 'SEALED',
        sealed_at: outside.now(),
        slips: slips.length,
        stake_units: stakeUnits,
        ...(slips.length > 0 ? await sealOf(tx, round, slips, stakeUnits) : {}),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

async function returnUnanswered(tx: StudioTx, roundId: bigint, now: Date): Promise<void> {
  await tx
    .updateTable('studio.table_slip')
    .set({ state: 'rolling-back', retry_at: now })
    .where('table_round_id', '=', roundId)
    .where('state', '=', 'betting')
    .execute()
}

/** Where each slip stands in the book, and what it opposes in others of its player. */
async function notePlaces(tx: StudioTx, slips: readonly BookedSlip[], opposed: Map<string, number>): Promise<void> {
  if (slips.length === 0) return
  await sql`
    update studio.table_slip s set leaf_index = booked.place - 1, opposed_units = booked.opposed
    from unnest(${slips.map(({ id }) => id)}::uuid[], ${slips.map(({ id }) => opposed.get(id) ?? 0)}::bigint[])
      with ordinality as booked (id, opposed, place)
    where s.id = booked.id`.execute(tx)
}

async function sealOf(tx: StudioTx, round: StoredTableRound, slips: readonly BookedSlip[], stakeUnits: bigint) {
  const { table_code: table, commitment, serial } = round
  const rootHex = toHex(
    rootOf(
      sha256,
      slips.map(slip => leafOf(round, slip)),
    ),
  )
  const last = await tx
    .selectFrom('studio.table_round')
    .select('seal_hash')
    .where('table_code', '=', table)
    .where('seal_hash', 'is not', null)
    .orderBy('serial', 'desc')
    .limit(1)
    .executeTakeFirst()
  const previousSealHash = last?.seal_hash ?? firstSealHash
  const seal = { table, serial: Number(serial), commitment, rootHex, count: slips.length, sumUnits: Number(stakeUnits) }
  return {
    book_root: rootHex,
    previous_seal_hash: previousSealHash,
    seal_hash: tableSealHash(sha256, { ...seal, previousSealHash }),
  }
}
