import type { FailureReason } from '@baize/api/studio/lottery-states'
import { commitmentOf } from '@baize/game-kit'
import { type BeaconChain, lotteryGame, sealHash } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { lockDraw } from '../books/book-tickets.ts'
import { lastSeal, lockChain } from '../books/seal-book.ts'
import type { LotteryDependencies, StoredDraw } from '../lottery-dependencies.ts'
import { beaconColumns } from './schedule-draws.ts'

/** A new version is public this long before its draw. */
const redrawLeadMs = 10 * 60_000

/** True when a draw may be held once more when its seed or beacon fails: scheduled games, once, and only with a beacon. */
export const isRedrawable = ({ beacon }: LotteryDependencies, { game_code, version }: StoredDraw): boolean =>
  beacon !== null && version === 1 && lotteryGame(game_code).prizeMode !== 'ELOTT'

/**
 * Gives a draw that came to no result a second version: a new seed under a new commitment, a public round, the same sealed
 * book. What failed is kept beside it (lotteries book 6.2).
 */
export async function redraw(
  { db, outside, seeds, log }: LotteryDependencies,
  { id }: StoredDraw,
  chain: BeaconChain,
  reason: FailureReason,
): Promise<void> {
  await db.transaction().execute(async tx => {
    const draw = await lockDraw(tx, id)
    if (draw.state !== 'SEALED' || draw.result) return
    await lockChain(tx, draw.game_code)
    const now = outside.now()
    await tx
      .insertInto('studio.failed_version')
      .values({
        draw_id: id,
        version: draw.version,
        commitment: draw.commitment,
        beacon_chain: draw.beacon_chain && JSON.stringify(draw.beacon_chain),
        beacon_round: draw.beacon_round,
        draws_at: draw.draws_at,
        previous_seal_hash: draw.previous_seal_hash!,
        seal_hash: draw.seal_hash!,
        reason,
        failed_at: now,
      })
      .execute()
    const seed = outside.newServerSeed()
    const commitment = commitmentOf(sha256, seed)
    const version = draw.version + 1
    const drawsAtMs = now.getTime() + redrawLeadMs
    const previousSealHash = (await lastSeal(tx, draw.game_code))!
    const { game_code: gameCode, issue, book_root: rootHex, tickets: count, sales_cents: salesCents } = draw
    const seal = { gameCode, issue, version, commitment, rootHex: rootHex!, count: count!, previousSealHash }
    await tx
      .updateTable('studio.draw')
      .set({
        state: 'REDRAWN',
        version,
        commitment,
        sealed_seed: seeds.seal(seed, commitment),
        draws_at: new Date(drawsAtMs),
        previous_seal_hash: previousSealHash,
        seal_hash: sealHash(sha256, { ...seal, salesCents: Number(salesCents) }),
        sealed_at: now,
        ...beaconColumns(chain, drawsAtMs),
      })
      .where('id', '=', id)
      .execute()
    log.error({ game: gameCode, issue, reason, version }, 'draw will be held once more')
  })
}
