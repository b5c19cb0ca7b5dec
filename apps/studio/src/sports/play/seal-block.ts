import { toHex } from '@baize/game-kit'
import { appendLeaves, rootOfFrontier } from '@baize/game-kit/book/merkle-frontier'
import { modelOf } from '@baize/game-kit/book/sports'
import { leafHash } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import { leafText, type SealedBet, sealedBets } from '../bets/leaf-text.ts'
import { voidPalpableErrors } from '../settlement/price-errors/void-at-seal.ts'
import type { SportsDependencies, StoredCompetition, StoredFixture } from '../sports-dependencies.ts'
import { lockFixture } from './lock-fixture.ts'

/**
 * Ends the betting on the next block: what the wallet has not answered by now goes back, accepted bets get their places in the
 * fixture's tree, and its root is stored. Odds that are far too high are found now, while they can be void. Only then may the oracle open the block.
 */
export function sealBlock(
  { db, outside, sheets, log }: SportsDependencies,
  lease: StoredCompetition,
  { id }: StoredFixture,
): Promise<StoredFixture | null> {
  return db.transaction().execute(async tx => {
    const fixture = await lockFixture(tx, lease, id, 'live')
    if (!fixture) return null
    const block = modelOf(fixture.sport).nextBlock(JSON.parse(fixture.state_now!), fixture.block)
    if (block === null || fixture.sealed_block >= block) return null
    const now = outside.now()
    const bets = fixture.has_bets ? await sealedBets(tx, id, now) : []
    await voidPalpableErrors({ sheets, log }, tx, fixture, bets, now)
    const tree = bets.length > 0 ? await appendBets(tx, fixture, block, bets, now) : {}
    return tx
      .updateTable('sports.fixture')
      .set({ sealed_block: block, ...tree })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

async function appendBets(
  tx: StudioTx,
  { id, frontier, leaves, sealed_units }: StoredFixture,
  block: number,
  bets: readonly SealedBet[],
  now: Date,
) {
  const texts = bets.map(leafText)
  const hashes = texts.map(text => leafHash(sha256, text))
  await sql`
    insert into sports.leaf (fixture, index, bet_id, block, text, hash)
    select ${id}, ${leaves}::integer + place::integer - 1, bet_id, ${block}, text, hash
    from unnest(${bets.map(bet => bet.id)}::uuid[], ${texts}::text[], ${hashes.map(hash => Buffer.from(hash))}::bytea[])
      with ordinality as leaf (bet_id, text, hash, place)`.execute(tx)
  const tree = appendLeaves(sha256, frontier, leaves, hashes)
  const sealedUnits = bets.reduce((sum, { stake_units }) => sum + stake_units, sealed_units)
  await tx
    .insertInto('sports.seal')
    .values({
      ...{ fixture: id, block, root: toHex(rootOfFrontier(sha256, tree.frontier, tree.count)), leaves: tree.count },
      ...{ stake_units: sealedUnits, sealed_at: now },
    })
    .execute()
  return { frontier: tree.frontier.map(Buffer.from), leaves: tree.count, sealed_units: sealedUnits }
}
