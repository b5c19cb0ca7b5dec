import { toHex } from '@baize/game-kit'
import { blockLeaves, blockRootsOf, firstSealHash, rootOf, sealHash } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import type { LotteryDependencies, StoredDraw } from '../lottery-dependencies.ts'
import { planContributions } from '../pools/plan-moves.ts'
import { type BookRow, bookTickets, leafOf, lockDraw } from './book-tickets.ts'

/** Tickets that are placed in one transaction, whole blocks of them: large books never stand in memory whole. */
const atOnce = 10 * blockLeaves

/**
 * Seals the book of a closed draw: every ticket gets its place, and root, count and sales are published in a record that
 * names the game's seal before it (lotteries book 6.3). No bet is accepted after this, and none was left out. Places are
 * given in short transactions; whoever comes after a crash goes on where they ended.
 */
export async function sealBook(deps: LotteryDependencies, { id }: StoredDraw): Promise<void> {
  while (await placeNext(deps, id));
  await closeBook(deps, id)
}

/**
 * Writes the places of the next accepted tickets, in the order of their ids byte by byte, and the roots of their blocks.
 * Answers whether there were any.
 */
function placeNext({ db }: LotteryDependencies, id: bigint): Promise<boolean> {
  return db.transaction().execute(async tx => {
    const draw = await lockDraw(tx, id)
    if (draw.state !== 'CLOSED') return false
    const tickets = await acceptedTickets(tx, id, draw.placed_after)
    if (tickets.length === 0) return false
    const roots = blockRootsOf(
      sha256,
      tickets.map(ticket => leafOf(draw, ticket)),
    )
    await sql`
      update studio.ticket t set leaf_index = ${draw.placed}::integer + placed.place::integer - 1
      from unnest(${tickets.map(ticket => ticket.id)}::text[]) with ordinality as placed (id, place)
      where t.id = placed.id`.execute(tx)
    // All batches but the last are whole blocks.
    await sql`
      insert into studio.book_block (draw_id, index, root)
      select ${id}, ${draw.placed / blockLeaves}::integer + place - 1, root
      from unnest(${roots.map(root => Buffer.from(root))}::bytea[]) with ordinality as block (root, place)`.execute(tx)
    await tx
      .updateTable('studio.draw')
      .set({
        placed: draw.placed + tickets.length,
        placed_cents: tickets.reduce((sum, { cost_cents }) => sum + cost_cents, draw.placed_cents),
        placed_after: tickets.at(-1)!.id,
      })
      .where('id', '=', id)
      .execute()
    return true
  })
}

/** Publishes the seal of a book whose tickets all have their places. */
async function closeBook({ db, outside, log }: LotteryDependencies, id: bigint): Promise<void> {
  await db.transaction().execute(async tx => {
    const draw = await lockDraw(tx, id)
    if (draw.state !== 'CLOSED') return
    await lockChain(tx, draw.game_code)
    const { placed: count, placed_cents: salesCents } = draw
    const soldCents = await sumOfSlips(tx, id)
    if (soldCents !== salesCents) {
      log.error({ draw: id.toString(), soldCents: String(soldCents), salesCents: String(salesCents) }, 'book differs')
      return
    }
    const root = await rootOfBlocks(tx, id)
    const previousSealHash = (await lastSeal(tx, draw.game_code)) ?? firstSealHash
    const { game_code: gameCode, issue, version, commitment } = draw
    const seal = { gameCode, issue, version, commitment, rootHex: root, count, salesCents: Number(salesCents) }
    await tx
      .updateTable('studio.draw')
      .set({
        state: 'SEALED',
        book_root: root,
        tickets: count,
        sales_cents: salesCents,
        previous_seal_hash: previousSealHash,
        seal_hash: sealHash(sha256, { ...seal, previousSealHash }),
        sealed_at: outside.now(),
      })
      .where('id', '=', id)
      .execute()
    await planContributions(tx, draw, outside.now())
  })
}

async function rootOfBlocks(tx: StudioTx, drawId: bigint): Promise<string> {
  const blocks = await tx
    .selectFrom('studio.book_block')
    .select('root')
    .where('draw_id', '=', drawId)
    .orderBy('index')
    .execute()
  return toHex(
    rootOf(
      sha256,
      blocks.map(({ root }) => root),
    ),
  )
}

const acceptedTickets = (tx: StudioTx, drawId: bigint, after: string): Promise<BookRow[]> =>
  bookTickets(tx, drawId)
    .where(sql<boolean>`ticket.id collate "C" > ${after}`)
    .where('slip.state', '=', 'accepted')
    .orderBy(sql`ticket.id collate "C"`)
    .limit(atOnce)
    .execute()

async function sumOfSlips(tx: StudioTx, drawId: bigint): Promise<bigint> {
  const { cents } = await tx
    .selectFrom('studio.slip')
    .select(({ fn }) => fn.coalesce(fn.sum<bigint>('cost_cents'), sql<bigint>`0`).as('cents'))
    .where('draw_id', '=', drawId)
    .where('state', '=', 'accepted')
    .executeTakeFirstOrThrow()
  return BigInt(cents)
}

/** Other processes seal other draws of the game at the same time; each seal names the one before it. */
export async function lockChain(tx: StudioTx, gameCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('studio.seal'), hashtext(${gameCode}))`.execute(tx)
}

export async function lastSeal(tx: StudioTx, gameCode: string): Promise<string | null | undefined> {
  const last = await tx
    .selectFrom('studio.draw')
    .select('seal_hash')
    .where('game_code', '=', gameCode)
    .where('seal_hash', 'is not', null)
    .orderBy('sealed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.seal_hash
}
