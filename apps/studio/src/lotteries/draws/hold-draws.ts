import type { FailureReason } from '@baize/api/studio/lottery-states'
import { commitmentOf } from '@baize/game-kit'
import { deriveResult, lotteryGame, randomnessOf } from '@baize/game-kit/lotteries/index'
import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { sealBook } from '../books/seal-book.ts'
import type { LotteryDependencies, StoredDraw } from '../lottery-dependencies.ts'
import { movePools } from '../pools/move-pools.ts'
import { announceDraw } from './announce-draw.ts'
import { isLate, passOver } from './pass-over.ts'
import { isRedrawable, redraw } from './redraw.ts'
import { settleDraw } from './settle-draw.ts'
import { voidDraw } from './void-draws.ts'

/**
 * Takes every draw one state on as far as the clock allows (lotteries book 6.2). Each step is a compare-and-set, so that
 * a job that runs twice, or in two processes, does nothing twice. Games do not wait for each other: a large book may take
 * a minute, in which others go on.
 * @param inHand games that an earlier pass of this process is still busy with; they are left to it
 */
export async function holdDraws(deps: LotteryDependencies, inHand: Set<string> = new Set()): Promise<void> {
  await passOver(deps)
  await takeFrom(deps, 'SCHEDULED', 'SELLING', 'opens_at')
  // It waits for every slip that holds the row, so that what was accepted is there when the book is read.
  await takeFrom(deps, 'SELLING', 'CLOSED', 'closes_at')
  const games = Map.groupBy(await waitingDraws(deps), draw => draw.game_code)
  const free = [...games].filter(([gameCode]) => !inHand.has(gameCode))
  await Promise.all(
    free.map(async ([gameCode, draws]) => {
      inHand.add(gameCode)
      await inOrder(deps, draws).finally(() => inHand.delete(gameCode))
    }),
  )
}

/** Takes on all draws of a state whose moment has come. They are locked in one order: two passes at once wait for each other. */
async function takeFrom(
  { db, outside }: LotteryDependencies,
  from: 'SCHEDULED' | 'SELLING',
  to: 'SELLING' | 'CLOSED',
  moment: 'opens_at' | 'closes_at',
): Promise<void> {
  const due = db.selectFrom('studio.draw').select('id').where('state', '=', from).where(moment, '<=', outside.now())
  await db
    .with('due', () => due.orderBy('id').forNoKeyUpdate())
    .updateTable('studio.draw')
    .set({ state: to })
    .where('id', 'in', eb => eb.selectFrom('due').select('due.id'))
    .where('state', '=', from)
    .execute()
}

/** Closed draws, and those whose time has come. */
const waitingDraws = ({ db, outside }: LotteryDependencies): Promise<StoredDraw[]> =>
  db
    .selectFrom('studio.draw')
    .selectAll()
    .where(({ eb, or, and }) =>
      or([
        eb('state', 'in', ['CLOSED', 'DRAWN']),
        and([eb('state', 'in', ['SEALED', 'REDRAWN']), eb('draws_at', '<=', outside.now())]),
      ]),
    )
    .orderBy('draws_at')
    .orderBy('id')
    .execute()

/** Draws of one game one after the other, so that their seals form one chain. */
async function inOrder(deps: LotteryDependencies, draws: readonly StoredDraw[]): Promise<void> {
  for (const draw of draws) {
    await takeOn(deps, draw)
    // A pool is shared before the next draw's part goes into it.
    if (draw.has_pool && (await isWaiting(deps, draw))) return
  }
}

async function isWaiting({ db }: LotteryDependencies, { id }: StoredDraw): Promise<boolean> {
  const { state } = await db.selectFrom('studio.draw').select('state').where('id', '=', id).executeTakeFirstOrThrow()
  return state === 'DRAWN'
}

/** Seals, draws and settles one draw, as far as its time allows. */
async function takeOn(deps: LotteryDependencies, draw: StoredDraw): Promise<void> {
  const now = deps.outside.now()
  if (draw.state === 'CLOSED') await sealBook(deps, draw)
  if (draw.state !== 'DRAWN' && draw.draws_at <= now) await drawOne(deps, draw)
  if (draw.has_pool) await movePools(deps)
  await settleDraw(deps, draw)
}

/** Reveals the seed and publishes what follows from it and from the public value that was named, and from nothing else. */
async function drawOne(deps: LotteryDependencies, draw: StoredDraw): Promise<void> {
  const { db, outside, seeds } = deps
  const now = outside.now()
  const seed = seeds.open(draw.sealed_seed, draw.commitment)
  if (!seed || commitmentOf(sha256, seed) !== draw.commitment) return fail(deps, draw, 'SEED')
  const beacon = draw.beacon_round === null ? null : await beaconValue(deps, draw)
  if (beacon === 'missing') return isLate(draw, now) ? fail(deps, draw, 'BEACON') : undefined
  if (isLate(draw, now)) return voidDraw(deps, draw, 'LATE')
  const { game_code: gameCode, issue, version } = draw
  const entropy = beacon?.entropy ?? '-'
  const result = deriveResult(hmac, seed, { gameCode, issue, version, entropy }, lotteryGame(gameCode).format)
  const drawn = await db
    .updateTable('studio.draw')
    .set({ state: 'DRAWN', result: [...result], server_seed: seed, drawn_at: now, ...beacon })
    .where('id', '=', draw.id)
    .where('version', '=', version)
    .where('state', 'in', ['SEALED', 'REDRAWN'])
    .executeTakeFirst()
  // Settling does not wait for those who watch.
  if (drawn.numUpdatedRows > 0n) void announceDraw(deps, gameCode)
}

/** The value of the round that a draw named. */
async function beaconValue({ beacon }: LotteryDependencies, { beacon_chain, beacon_round }: StoredDraw) {
  const signature = beacon && (await beacon.signatureOf(beacon_chain!, Number(beacon_round)))
  return signature ? { entropy: randomnessOf(sha256, signature), beacon_signature: signature } : 'missing'
}

/** Holds the draw once more where that may be, else voids it. It waits as long as it is in time for the chain to be read. */
async function fail(deps: LotteryDependencies, draw: StoredDraw, reason: FailureReason): Promise<void> {
  if (!isRedrawable(deps, draw)) return voidDraw(deps, draw, reason)
  const chain = await deps.beacon!.chain()
  if (chain) return redraw(deps, draw, chain, reason)
  if (isLate(draw, deps.outside.now())) return voidDraw(deps, draw, reason)
}
