import { toHex } from '@baize/game-kit'
import type { DrawView } from '../../contract-lotteries.ts'
import type { LotteryDependencies, StoredDraw } from '../lottery-dependencies.ts'

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
