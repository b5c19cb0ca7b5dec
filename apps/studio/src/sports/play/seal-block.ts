import { toHex } from '@baize/game-kit'
import { appendLeaves, rootOfFrontier } from '@baize/game-kit/book/merkle-frontier'
import { modelOf } from '@baize/game-kit/book/sports'
import { leafHash } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import { leafText, returnLate, type SealedBet, sealedBets } from '../bets/leaf-text.ts'
import { voidPalpableErrors } from '../settlement/price-errors/void-at-seal.ts'
import type { SportsDependencies, StoredCompetition, StoredFixture } from '../sports-dependencies.ts'
import { lockFixture } from './lock-fixture.ts'
import { readState } from './states.ts'

/** Bets that are added at once: a match may be sealed with a million of them. */
const atOnce = 20_000

/** The tree of a fixture's accepted bets, as its row holds it. */
type Tree = Pick<StoredFixture, 'frontier' | 'leaves' | 'sealed_units'>

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
    const block = modelOf(fixture.sport).nextBlock(readState(fixture.state_now!), fixture.block)
    if (block === null || fixture.sealed_block >= block) return null
    const now = outside.now()
    let tree: Tree = fixture
    if (fixture.has_bets) {
      await returnLate(tx, id, now)
      for await (const bets of sealedBets(tx, id, atOnce)) {
        await voidPalpableErrors({ sheets, log }, tx, fixture, bets, now)
        tree = await appendBets(tx, id, block, tree, bets)
      }
    }
    const { frontier, leaves, sealed_units } = tree
    if (leaves > fixture.leaves) await insertSeal(tx, id, block, tree, now)
    return tx
      .updateTable('sports.fixture')
      .set({ sealed_block: block, frontier, leaves, sealed_units })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

async function appendBets(
  tx: StudioTx,
  fixture: string,
  block: number,
  { frontier, leaves, sealed_units }: Tree,
  bets: readonly SealedBet[],
): Promise<Tree> {
  const texts = bets.map(leafText)
  const hashes = texts.map(text => leafHash(sha256, text))
  await sql`
    insert into sports.leaf (fixture, index, bet_id, block, text, hash)
    select ${fixture}, ${leaves}::integer + place::integer - 1, bet_id, ${block}, text, hash
    from unnest(${bets.map(bet => bet.id)}::uuid[], ${texts}::text[], ${hashes.map(hash => Buffer.from(hash))}::bytea[])
      with ordinality as leaf (bet_id, text, hash, place)`.execute(tx)
  const tree = appendLeaves(sha256, frontier, leaves, hashes)
  return {
    frontier: tree.frontier.map(Buffer.from),
    leaves: tree.count,
    sealed_units: bets.reduce((sum, { stake_units }) => sum + stake_units, sealed_units),
  }
}

async function insertSeal(
  tx: StudioTx,
  fixture: string,
  block: number,
  { frontier, leaves, sealed_units: stakeUnits }: Tree,
  sealedAt: Date,
): Promise<void> {
  const root = toHex(rootOfFrontier(sha256, frontier, leaves))
  await tx
    .insertInto('sports.seal')
    .values({ fixture, block, root, leaves, stake_units: stakeUnits, sealed_at: sealedAt })
    .execute()
}
