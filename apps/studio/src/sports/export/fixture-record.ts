import { toHex } from '@baize/game-kit'
import { modelOf } from '@baize/game-kit/book/sports'
import { consistencyOf } from '@baize/game-kit/book/verify/consistency'
import type { FixtureRecord, SealRecord } from '@baize/game-kit/book/verify/fixture-record'
import { recordCourse } from '@baize/game-kit/book/verify/record-course'
import * as crypto from '@baize/game-kit/node/crypto'
import { hashChain } from '@baize/game-kit/seeds'
import type { StudioDatabase } from '../../studio-database.ts'
import { readState } from '../play/states.ts'
import type { StoredFixture } from '../sports-dependencies.ts'

/**
 * All that is published of a fixture that is decided. Its seeds are those that are revealed: the oracle is not asked.
 * @param hasPrices true where every price is told beside the hashes of the sheets
 */
export async function fixtureRecord(
  db: StudioDatabase,
  stored: StoredFixture,
  { hasPrices }: { hasPrices: boolean },
): Promise<FixtureRecord> {
  const { id: fixture, sport: model, version, ratings, entropy, seed, seed_block } = stored
  const seeds = seed ? hashChain(crypto.sha256, seed, seed_block).map(toHex) : []
  const drawn = ratings && { fixture, model, version, ratings, entropy }
  const course = drawn ? recordCourse(drawn, seeds, { crypto, hasPrices }) : { blocks: [], sheets: [] }
  const [entries, seals] = await Promise.all([entriesOf(db, fixture), sealsOf(db, fixture)])
  return {
    ...{ fixture, model, version, ratings, ratingsHash: stored.ratings_hash ?? '-', entries },
    ...{ opensAtMs: stored.opens_at.getTime(), kickOffMs: stored.kick_off.getTime() },
    ...{ commitment: stored.commitment, entropy, seeds, ...course, seals },
    result: {
      state: stored.state as FixtureRecord['result']['state'],
      block: stored.block,
      board: modelOf(model).board(readState(stored.state_now!)),
      winner: stored.winner,
      voidReason: stored.void_reason,
      voidedMarkets: stored.voided_markets,
    },
  }
}

async function entriesOf(db: StudioDatabase, fixture: string): Promise<FixtureRecord['entries']> {
  const rows = await db
    .selectFrom('sports.commitment')
    .select(['kind', 'entry', 'hash'])
    .where('fixture', '=', fixture)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, entry, hash }) => ({ kind, text: entry, hash }))
}

async function sealsOf(db: StudioDatabase, fixture: string): Promise<SealRecord[]> {
  const seals = await db.selectFrom('sports.seal').selectAll().where('fixture', '=', fixture).orderBy('block').execute()
  const last = seals.at(-1)
  if (!last) return []
  const leaves = await leafHashes(db, fixture, last.leaves)
  return seals.map(({ block, root, leaves: count, stake_units }, at) => ({
    ...{ block, root, count, stakeUnits: String(stake_units) },
    consistency: consistencyOf(crypto.sha256, leaves.slice(0, count), seals[at - 1]?.leaves ?? 0).map(toHex),
  }))
}

/** Hashes of the first leaves of a fixture's tree, in order. */
export async function leafHashes(db: StudioDatabase, fixture: string, count: number): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('sports.leaf')
    .select('hash')
    .where('fixture', '=', fixture)
    .where('index', '<', count)
    .orderBy('index')
    .execute()
  return rows.map(({ hash }) => hash)
}
