import type { DrawView } from '@baize/api/studio/lottery'
import { toHex } from '@baize/game-kit'
import type { Selectable } from 'kysely'
import type { StudioDatabase } from '../../studio-database.ts'
import type { StudioTables } from '../../tables.ts'
import type { LotteryDependencies, StoredDraw } from '../lottery-dependencies.ts'

type StoredFailure = Selectable<StudioTables['studio.failed_version']>

/** Draws as everybody may see them, in their order: seeds only after results. */
export async function presentDraws(db: StudioDatabase, draws: readonly StoredDraw[]): Promise<DrawView[]> {
  const again = draws.flatMap(({ id, version }) => (version > 1 ? id : []))
  const failed = again.length === 0 ? [] : await failuresOf(db, again)
  return draws.map(draw =>
    presentDraw(
      draw,
      failed.filter(({ draw_id }) => draw_id === draw.id),
    ),
  )
}

const failuresOf = (db: StudioDatabase, ids: readonly bigint[]): Promise<StoredFailure[]> =>
  db.selectFrom('studio.failed_version').selectAll().where('draw_id', 'in', ids).orderBy('version').execute()

function presentDraw(draw: StoredDraw, failed: readonly StoredFailure[]): DrawView {
  return {
    gameCode: draw.game_code,
    issue: draw.issue,
    version: draw.version,
    state: draw.state,
    opensAt: draw.opens_at.toISOString(),
    closesAt: draw.closes_at.toISOString(),
    drawsAt: draw.draws_at.toISOString(),
    hasPool: draw.has_pool,
    commitment: draw.commitment,
    entropy: draw.entropy,
    beacon: presentBeacon(draw),
    failed: failed.map(one => ({
      version: one.version,
      commitment: one.commitment,
      previousSealHash: one.previous_seal_hash,
      sealHash: one.seal_hash,
      beacon: presentBeacon({ ...one, beacon_signature: null }),
      drawsAt: one.draws_at.toISOString(),
      reason: one.reason,
    })),
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

const presentBeacon = ({
  beacon_chain: chain,
  beacon_round: round,
  beacon_signature: signature,
}: Pick<StoredDraw, 'beacon_chain' | 'beacon_round' | 'beacon_signature'>): DrawView['beacon'] =>
  chain && { chain, round: Number(round), signature }

/** The draw that sells or waits for its result, and those after it. One that is held once more is not among them. */
export const comingDraws = (deps: LotteryDependencies, gameCode: string, limit: number): Promise<DrawView[]> =>
  drawsOf(deps, gameCode, limit, 'coming')

/** Draws whose time has come, void ones and those to be held once more included, newest first. */
export const heldDraws = (deps: LotteryDependencies, gameCode: string, limit: number): Promise<DrawView[]> =>
  drawsOf(deps, gameCode, limit, 'held')

async function drawsOf(
  { db, outside }: LotteryDependencies,
  gameCode: string,
  limit: number,
  side: 'coming' | 'held',
): Promise<DrawView[]> {
  const now = outside.now()
  const draws = await db
    .selectFrom('studio.draw')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('state', '!=', 'SKIPPED')
    .where(({ eb, and, or }) =>
      side === 'coming'
        ? and([eb('draws_at', '>', now), eb('state', '!=', 'REDRAWN')])
        : or([eb('draws_at', '<=', now), eb('state', '=', 'REDRAWN')]),
    )
    .orderBy('draws_at', side === 'coming' ? 'asc' : 'desc')
    .limit(limit)
    .execute()
  return presentDraws(db, draws)
}
